import FlowDriver
import Foundation
import TestSupport
import Testing

struct IncludeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("steps"), withIntermediateDirectories: false)
  }

  /// Writes a flow and a file that it includes, and returns the steps, or why it isn't a flow.
  private func steps(_ flow: String, including name: String, _ text: String) throws -> [String] {
    let first = try folder.file("a.flow", flow.utf8)
    _ = try folder.file(name, text.utf8)
    return outcome { try Flow(contentsOf: first) }
      .map { $0.replacing(folder.path("") + "/", with: "") }
  }

  @Test func `an included file counts as if it were written there`() throws {
    let flow = "show\nrepeat 2\ninclude \"steps/b.flow\" # here\nend\n"
    let found = try steps(
      flow, including: "steps/b.flow", "\u{FEFF}dismiss\r\nrepeat 1\r\ntap \"a\"\r\nend\r\n")
    let rounds = (1...2).flatMap { number in
      let end = "in repetition \(number) of 2)"
      return [
        "steps/b.flow:1: dismiss (included by a.flow:3, \(end)",
        "steps/b.flow:3: tap \"a\" (included by a.flow:3, in repetition 1 of 1, \(end)",
      ]
    }
    #expect(found == ["a.flow:1: show"] + rounds)
  }

  @Test func `a failure in an included file names the file and the line that includes it`() throws {
    _ = try steps("show\ninclude \"b.flow\"", including: "b.flow", "# Pay\ntap \"Pai\"")
    let flow = try Flow(contentsOf: folder.path("a.flow"))
    let error = #expect(throws: FlowError.self) { try Driver(TicketMachine()).run(flow) }
    let file = folder.path("a.flow")
    let included = folder.path("b.flow")
    let message = #":2: no button "Pai". Did you mean "Pay"? (included by "#
    #expect(error?.description.hasPrefix("\(included)\(message)\(file):2)\nscreen ") == true)
  }

  @Test(arguments: [
    ("c.flow", "a.flow:2: can't read c.flow: No such file or directory"),
    ("steps", "a.flow:2: can't read steps: Is a directory"),
    ("b.flow", "b.flow:2:1: \"tpa\" isn't a command; "),
  ])
  func `a file that can't be included is reported`(path: String, message: String) throws {
    let found = try steps("show\n  include \"\(path)\"", including: "b.flow", "show\ntpa")
    #expect(found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test func `a path without a name is shown in quotes`() {
    #expect(outcome { try Flow(contentsOf: "") } == ["can't read \"\": No such file or directory"])
  }

  @Test(arguments: [
    ("end", "1: end without repeat; write repeat N on a line before it"),
    ("include \"a.flow\"", "1: include works only in the file of a flow; write the commands of"),
  ])
  func `an included file can't end a repeat that it didn't begin, or include another`(
    line: String, message: String
  ) throws {
    let found = try steps("repeat 2\ninclude \"b.flow\"\nend", including: "b.flow", "show\n\(line)")
    #expect(found.first?.hasPrefix("b.flow:2:\(message)") == true, "\(found)")
    #expect(found.first?.hasSuffix(" (included by a.flow:2)") == true, "\(found)")
  }
}

/// Lines that are read one after the other, and what they add up to.
struct FlowParserTests {
  /// Reads lines, and returns the steps, or the error of a line that has one.
  private func read(_ text: String) -> [String] { outcome { try Flow(parsing: text, file: "f") } }

  @Test func `lines between repeat and end are performed that many times`() throws {
    let text = "repeat 2 # twice\n  tap \"a\"\n  repeat 2\n    show\n  end\nend\ndismiss"
    let round = { (number: Int) in
      let outer = "in repetition \(number) of 2)"
      return [
        "f:2: tap \"a\" (\(outer)", "f:4: show (in repetition 1 of 2, \(outer)",
        "f:4: show (in repetition 2 of 2, \(outer)",
      ]
    }
    #expect(read(text) == round(1) + round(2) + ["f:7: dismiss"])
    let printed = try Flow(parsing: text, file: "f").description
    #expect(printed == String(repeating: "tap \"a\"\nshow\nshow\n", count: 2) + "dismiss\n")
  }

  @Test func `repetitions that multiply end at a limit`() {
    let nested = Array(repeating: "repeat 1", count: 21).joined(separator: "\n")
    let limits = [
      "repeat is nested too deeply; nest it at most 20 levels deep",
      "the flow has too many commands; write at most 100000, counting each repetition",
    ]
    #expect(read(nested) == ["f:21:1: \(limits[0])"])
    #expect(read("repeat 500\nrepeat 101\nshow\nshow\nend\nend") == ["f:6:1: \(limits[1])"])
    #expect(read("repeat 1000\nrepeat 1000\nend\nend") == [])
  }

  @Test func `an error leaves a repeat open, and a finished flow makes room for the next one`()
    throws
  {
    var parser = FlowParser(file: "f")
    try parser.read(Array("show".utf8)[...])
    #expect(try parser.finish().steps.map { "\($0)" } == ["f:1: show"])
    try parser.read(Array("repeat 2".utf8)[...])
    let error = #expect(throws: FlowError.self) { try parser.read(Array("tpa".utf8)[...]) }
    #expect(error?.location?.line == 3)
    #expect(parser.isRepeating)
    let open = #expect(throws: FlowError.self) { try parser.finish() }
    #expect(open?.location?.line == 2)
    #expect(parser.isRepeating == false)
    #expect(try parser.finish().steps.isEmpty)
  }
}
