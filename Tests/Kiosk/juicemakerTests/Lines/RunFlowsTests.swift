import Foundation
import TestSupport
import Testing

struct RunFlowsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `each flow runs on a kiosk of its own, also after one that fails, and can show it`()
    throws
  {
    let good = try folder.file(
      "good.flow", "show\ntap \"딸바쥬스 주문\"\nexpect alert \"딸바 쥬스 나왔습니다! 맛있게 드세요!\"".utf8)
    let bad = try folder.file("bad.flow", "\ntap \"예\"\nshow\n".utf8)
    let transcript = Transcript.running([good, bad, good]).untimed
    #expect(transcript.status == 1)
    let shown = Options.linear.opening + "ok \(good)\n"
    #expect(transcript.output == "\(shown)failed \(bad)\n\(shown)2 passed, 1 failed\n")
    #expect(transcript.errors.hasPrefix("\(bad):2: no button \"예\""))
    #expect(transcript.errors.contains("\n  button \"재고수정\" [1]\n"))
  }

  @Test(arguments: ["", "# nothing yet\n", "repeat 2\nend\n"])
  func `a flow without commands is refused`(text: String) throws {
    let flow = try folder.file("a", text.utf8)
    let input = try #require(FileHandle(forReadingAtPath: flow))
    for (path, name) in [(flow, flow), ("-", "standard input")] {
      let refused = Transcript(status: 65, errors: "can't read \(name): it has no commands\n")
      #expect(Transcript.running([path], input: input.fileDescriptor) == refused)
    }
  }

  @Test func `no flow runs if one can't be read, and all that can't are listed`() throws {
    let files = [
      try folder.file("good.flow", "show\n".utf8),
      try folder.file("syntax.flow", "show\nexpect\n".utf8),
      folder.path("missing.flow"), try folder.file("latin.flow", [0x23, 0x20, 0xE9, 0x0A]),
      folder.path("es\u{1B}cape"), "-",
    ]
    let transcript = Transcript.running(files)
    let lines = transcript.errors.split(separator: "\n").map { line in
      line.replacing("\(folder.path(""))/", with: "")
    }
    #expect(transcript.status == 65)
    #expect(transcript.output == "")
    #expect(lines.count == 5)
    let parts = [
      "syntax.flow:2:7: ", "missing.flow", "latin.flow:1:3: ", "es␛cape", "standard input: Bad",
    ]
    for (line, part) in zip(lines, parts) { #expect(line.contains(part)) }
  }

  @Test func `a folder stands for the flows in it, in the order of their names`() throws {
    for name in ["b.flow", "a.flow", "c.txt", "10.flow", "9.flow"] {
      _ = try folder.file(name, "expect no alert".utf8)
    }
    let inner = folder.path("inner.flow.d")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
    for path in [folder.path(""), folder.path("") + "/"] {
      let report = ["10", "9", "a", "b"].map { "ok \(folder.path($0)).flow\n" }.joined()
      let expected = Transcript(status: 0, output: report + "4 passed, 0 failed\n")
      let transcript = Transcript.running([path]).untimed
      #expect(transcript == expected)
    }
    let problem = "can't read \(inner): no file in it ends in .flow\n"
    let empty = Transcript(status: 65, errors: problem)
    #expect(Transcript.running([folder.path("a.flow"), inner]) == empty)
  }

  @Test func `flows in folders below a folder are left out, and a line says how to run them`()
    throws
  {
    for name in ["b/c", "a\u{1B}", "steps", "empty"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    for name in ["b/c/2.flow", "b/c/3.flow", "a\u{1B}/4.flow", "steps/5.flow", "empty/6.txt"] {
      _ = try folder.file(name, "expect no alert".utf8)
    }
    _ = try folder.file("1.flow", "include \"steps/5.flow\"".utf8)
    let path = folder.path("")
    let a = folder.path("a\u{1B}")
    let c = folder.path("b/c")
    let named: [([String], String)] = [
      ([path], "left out: \(path)/a␛, \(c); to run one: juicemaker run \(path)/a␛\n"),
      ([path + "/", a], "left out: \(c); to run one: juicemaker run \(c)\n"),
      ([path, a, c + "/"], ""), ([folder.path("1.flow")], ""),
    ]
    for (paths, errors) in named { #expect(Transcript.running(paths).errors == errors) }
  }

  @Test func `a hyphen stands for standard input, which has a limit`() throws {
    let input = try #require(FileHandle(forReadingAtPath: folder.file("a", "tap “예”".utf8)))
    let bad = Transcript.running(["-"], input: input.fileDescriptor)
    #expect(bad.status == 65)
    #expect(bad.errors.hasPrefix("<stdin>:1:5: “ isn't a straight double quote"))
    let zeros = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let problem = "can't read standard input: it's larger than 16 MiB\n"
    let large = Transcript(status: 65, errors: problem)
    #expect(Transcript.running(["-"], input: zeros.fileDescriptor) == large)
  }

  @Test func `each flow has a line with its time`() throws {
    let flow = try folder.file("a\u{1B}.flow", "expect no alert".utf8)
    let lines = [0, 1_234, 12_345_678_901].map { milliseconds in
      Transcript.running([flow], milliseconds: milliseconds).output
        .replacing("\(folder.path(""))/", with: "")
    }
    let expected = ["ok         0 ms", "ok      1234 ms", "ok  12345678901 ms"]
    #expect(lines == expected.map { "\($0)  a␛.flow\n1 passed, 0 failed\n" })
  }
}
