import FlowDriver
import HeadlessUI
import TestSizes
import Testing

struct IncludeTests {
  @Test func `an included file counts as if it were written there`() throws {
    let files = MemoryFiles([
      "a.flow": "show\ninclude \"steps/b.flow\" # twice\ninclude \"steps/../steps/b.flow\"\n",
      "steps/b.flow": "\u{FEFF}include \"./c.flow\"\r\ninclude \"../d.flow\"\r\n",
      "steps/c.flow": "dismiss",
      "d.flow": "tap \"a\"",
    ])
    let flow = try Flow(file: "a.flow", in: files)
    let included: [Command] = [.dismiss, .tap("a")]
    #expect(flow.steps.map { $0.command } == [.show] + included + included)
    #expect(
      flow.steps.map { "\($0)" } == [
        "a.flow:1: show",
        "steps/c.flow:1: dismiss; included by steps/b.flow:1, by a.flow:2",
        "d.flow:1: tap \"a\"; included by steps/b.flow:2, by a.flow:2",
        "steps/c.flow:1: dismiss; included by steps/b.flow:1, by a.flow:3",
        "d.flow:1: tap \"a\"; included by steps/b.flow:2, by a.flow:3",
      ])
  }

  @Test func `a file inside a repeat is included each time`() throws {
    let files = MemoryFiles([
      "a.flow": "repeat 3\n  include \"b.flow\"\nend", "b.flow": "repeat 2\nshow\nend",
    ])
    let flow = try Flow(file: "a.flow", in: files)
    #expect(flow.steps.count == 6)
    #expect("\(flow)" == "repeat 3\n  include \"b.flow\"\nend\n")
  }

  @Test func `a failure in an included file names the file and the chain`() throws {
    let files = MemoryFiles(["a.flow": "show\ninclude \"b.flow\"", "b.flow": "# Pay\ntap \"Pai\""])
    let flow = try Flow(file: "a.flow", in: files)
    let error = #expect(throws: FlowError.self) { try Driver(TicketMachine()).run(flow) }
    #expect(
      error?.description.hasPrefix(
        #"b.flow:2: no button "Pai" here; the nearest: "Pay", "Print", "Help"; "#
          + "included by a.flow:2\nscreen ") == true)
  }

  @Test(
    arguments: [
      ("\"\"", #""" isn't the name of a file; write it as in "steps/open.flow""#),
      ("\"b\u{0}\"", #""b␀" isn't the name of a file; write it as in "steps/open.flow""#),
      ("\"/etc/passwd\"", #""/etc/passwd" is outside the folder"#),
      ("\"../b.flow\"", #""../b.flow" is outside the folder"#),
      ("\"steps/../../b.flow\"", #""steps/../../b.flow" is outside the folder"#),
      ("\"steps/\u{301}/../../../b.flow\"", "\"steps/\u{301}/../../../b.flow\" is outside"),
      (
        "\"link.flow\"", #""link.flow" is outside the folder of "a.flow"; include a file in that"#
      ),
      ("\"folder/b.flow\"", #""folder/b.flow" is outside the folder"#),
      ("\"b.flow\"", #""b.flow" can't be read (nothing there); include a flow file that can"#),
      ("\"a.flow\"", #""a.flow" includes itself; include a file that doesn't lead back"#),
      ("\"./a.flow\"", #""./a.flow" includes itself"#),
    ])
  func `a file that can't be included is reported at the line that includes it`(
    path: String, message: String
  ) {
    var files = MemoryFiles(["a.flow": "show\n  include \(path)"])
    files.links["/flows/link.flow"] = "/etc/passwd"
    files.links["/flows/folder/b.flow"] = "/flowsome/b.flow"
    files.texts["/etc/passwd"] = "show"
    files.texts["/flowsome/b.flow"] = "show"
    #expect(files.error()?.hasPrefix("a.flow:2:11: \(message)") == true)
  }

  @Test(
    arguments: [
      ("include", "1:8: the line ends too soon; include needs a text in double quotes"),
      ("include b.flow", #"1:9: "b.flow" isn't in double quotes; write include "b.flow""#),
      ("include \"b\" 2", #"1:13: "2" isn't expected;"#),
    ])
  func `a malformed include is reported`(text: String, message: String) {
    #expect(MemoryFiles(["a.flow": text]).error()?.hasPrefix("a.flow:" + message) == true)
  }

  @Test func `a link inside the folder is followed`() throws {
    var files = MemoryFiles(["a.flow": "include \"link.flow\"", "b.flow": "show"])
    files.links["/flows/link.flow"] = "/flows/b.flow"
    #expect(try Flow(file: "a.flow", in: files).steps.map { $0.command } == [.show])
  }

  @Test func `a circle is reported with the chain that leads to it`() {
    let files = MemoryFiles([
      "a.flow": "include \"b.flow\"", "b.flow": "\ninclude \"c.flow\"",
      "c.flow": "\n\ninclude \"b.flow\"",
    ])
    #expect(
      files.error() == #"c.flow:3:9: "b.flow" includes itself; "#
        + "include a file that doesn't lead back to it; included by b.flow:2, by a.flow:1")
  }

  @Test func `a circle of folders ends at the limit of depth`() {
    var files = MemoryFiles(["a.flow": "include \"sub/a.flow\""])
    for depth in 1...30 {
      let path = "/flows/" + String(repeating: "sub/", count: depth) + "a.flow"
      files.links[path] = "/flows/a.flow"
    }
    #expect(
      files.error()?.contains("repeat and include are nested too deeply; nest them at most 20")
        == true)
  }

  @Test func `an included file that can't be parsed is reported with the chain`() {
    let files = MemoryFiles([
      "a.flow": "show\ninclude \"b.flow\"", "b.flow": "show\nrepeat 2\nshow",
    ])
    #expect(
      files.error() == "b.flow:2:1: repeat isn't closed; write end on a line after its commands; "
        + "included by a.flow:2")
  }

  @Test func `an included file can't end a repeat that it didn't begin`() {
    let files = MemoryFiles(["a.flow": "repeat 2\ninclude \"b.flow\"\nend", "b.flow": "show\nend"])
    let message = "end without repeat; write repeat N on a line before it"
    #expect(files.error() == "b.flow:2:4: \(message); included by a.flow:2")
  }

  @Test func `only files can include others`() {
    let error = #expect(throws: FlowSyntaxError.self) {
      try Flow(parsing: "include \"b.flow\"", file: "f")
    }
    #expect(
      error?.description
        == "f:1:9: include works only in files; write the commands of the file here")
  }

  @Test func `a flow includes up to a thousand files`() {
    var files = MemoryFiles(["b.flow": "show"])
    let line = "include \"b.flow\"\n"
    files.texts["/flows/a.flow"] = String(repeating: line, count: 1_000)
    #expect(files.error() == nil)
    files.texts["/flows/a.flow"] = String(repeating: line, count: 1_001)
    #expect(files.error()?.contains("includes too many files") == true)
  }

  @Test(.timeLimit(.minutes(5)))
  func `inclusions that multiply end at a limit`() {
    var files = MemoryFiles()
    for (file, next) in zip("abcdefghij", "bcdefghijk") {
      let line = "include \"\(next).flow\"\n"
      files.texts["/flows/\(file).flow"] = String(repeating: line, count: 10)
    }
    files.texts["/flows/k.flow"] = "# nothing"
    #expect(files.error()?.contains("includes too many files; include at most 1000") == true)
    if TestSizes.areExhaustive {
      files.texts["/flows/b.flow"] = String(repeating: "show\n", count: 20_000)
      #expect(
        files.error()?.contains("the flow has too many commands; write at most 100000") == true)
      files.texts["/flows/b.flow"] = String(repeating: "#", count: 2 << 20)
      #expect(files.error()?.contains("\"b.flow\" is too long; keep a flow and what it") == true)
    }
    files.texts["/flows/a.flow"] = String(repeating: "#", count: 17 << 20)
    #expect(
      files.error()
        == "a.flow: can't be read (it's larger than 16 MiB); use a flow file that can")
  }
}
