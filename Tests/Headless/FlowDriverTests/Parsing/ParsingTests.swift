import HeadlessUI
import TestSupport
import Testing

@testable import FlowDriver

struct ParsingTests {
  /// Lines that aren't written as a command is printed.
  private static let commands: [(line: String, command: Command)] = [
    ("  tap\t\"a\"  ", .tap("a")), ("tap\"a\"#", .tap("a")), ("show#", .show),
    ("tap \"a # b\" # c \"d", .tap("a # b")), (#"tap "\"\\\n""#, .tap("\"\\\n")),
    ("tap \"a\u{0}b\"", .tap("a\u{0}b")),
    (
      "tap button \"a\"id\"b#\"",
      Command(form: .tap, target: Target(name: "a", role: .button, identifier: "b#"))
    ),
    (#"decrease "a" by 007"#, .decrease("a", by: 7)), ("expect no line 012", .expect(.noLine(12))),
    (#"expect line 1000000"  text""#, .expect(.line(1_000_000, "  text"))),
    (
      #"tap "a" 2nd in "b""#,
      Command(form: .tap, target: Target(name: "a", groups: ["b"], position: 2))
    ),
    (#"tap "it’s""#, .tap("it’s")), ("tap \"“a” b\"# x", .tap("“a” b")),
  ]

  @Test(arguments: commands)
  func `a line is a command`(line: String, command: Command) throws {
    #expect(try Flow(parsing: line, file: "f") == Flow([command]))
  }

  @Test(arguments: [
    "show\n\ndismiss\n", "show\n# a\ndismiss", "show\r\n\r\ndismiss\r\n",
    "\u{FEFF}show\n \t\ndismiss\r",
  ])
  func `blank lines, comments, and any line ending are read`(text: String) throws {
    let steps = try Flow(parsing: text, file: "f").steps
    #expect(steps.map { "\($0)" } == ["f:1: show", "f:3: dismiss"])
  }

  private func message(_ text: String) -> String? {
    failure { _ = try Flow(parsing: text, file: "f") }?.description
  }

  @Test(arguments: try rows(in: "Tables/errors.txt"))
  func `the first line that isn't a command is reported with what would be right`(
    lines: String, message: String
  ) {
    #expect(self.message(lines)?.hasPrefix("f:" + message) == true)
  }

  @Test(arguments: try rows(in: "Tables/unquoted.txt"))
  func `a name without straight quotes is suggested whole, as it must be typed`(
    text: String, suggestion: String
  ) {
    #expect(message(text)?.hasSuffix("; write " + suggestion) == true)
  }

  @Test(
    arguments: [
      ([0x73, 0x68, 0x6F, 0x77, 0x0A, 0x23, 0xEB, 0x94, 0xB8, 0xFF], "2:3"),
      ([0xFF, 0xFE, 0x74, 0x00], "1:1"),
    ] as [([UInt8], String)])
  func `bytes that aren't UTF-8 are reported with their place`(bytes: [UInt8], place: String) {
    let error = #expect(throws: FlowError.self) { try Flow(parsing: bytes, file: "f\n") }
    #expect(error?.description == "f␊:\(place): the text isn't UTF-8; save the file as UTF-8")
    #expect(error.map { "\($0.reason)" } == "the text isn't UTF-8; save the file as UTF-8")
  }

  @Test(.timeLimit(.minutes(5)))
  func `long lines with many escapes are read in bounded time`() throws {
    let count = TestSizes.size(quick: 3_000, exhaustive: 50_000)
    let flow = try Flow([.tap(String(repeating: "딸\"\\\n", count: count))])
    #expect(try Flow(parsing: "\(flow)", file: "f") == flow)
    #expect((message(String(repeating: "딸", count: count))?.count ?? .max) < 500)
  }
}
