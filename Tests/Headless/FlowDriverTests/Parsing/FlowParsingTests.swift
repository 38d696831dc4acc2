import FlowDriver
import HeadlessUI
import TestSizes
import Testing

struct FlowParsingTests {
  @Test(arguments: [
    (#"tap "a""#, Command.tap("a")),
    (#"tap button "a""#, .tap(Target("a", role: .button))),
    ("  tap\t\"a\"  ", .tap("a")),
    ("tap\"a\"#", .tap("a")),
    ("tap \"a # b\" # c \"d", .tap("a # b")),
    (#"tap "\"\\\n""#, .tap("\"\\\n")),
    ("tap \"a\u{0}b\"", .tap("a\u{0}b")),
    (#"increase "a""#, .increase("a")),
    (#"increase "a" by 1000"#, .increase("a", by: 1_000)),
    (#"decrease "a" by 007"#, .decrease("a", by: 7)),
    ("dismiss", .dismiss),
    ("show#", .show),
    (#"expect text "a""#, .expect(.text("a"))),
    (#"expect title "a""#, .expect(.title("a"))),
    (#"expect value "a" "1""#, .expect(.value("a", "1"))),
    (#"expect button "a""#, .expect(.button("a"))),
    (#"expect button "a" enabled"#, .expect(.button("a", isEnabled: true))),
    (#"expect button "a" disabled"#, .expect(.button("a", isEnabled: false))),
    (#"expect no button "a""#, .expect(.noButton("a"))),
    (#"expect alert "a""#, .expect(.alert("a"))),
    ("expect no alert", .expect(.noAlert)),
    (#"tap "a" id "b""#, .tap(Target("a", identifier: "b"))),
    ("tap button \"a\"id\"b#\"", .tap(Target("a", role: .button, identifier: "b#"))),
    (#"increase "a" id "b" by 3"#, .increase("a", identifier: "b", by: 3)),
    (#"decrease "a" id "b""#, .decrease("a", identifier: "b")),
    (#"expect value "a" id "b" "1""#, .expect(.value("a", "1", identifier: "b"))),
    (#"expect button "a" id "b""#, .expect(.button("a", identifier: "b"))),
    (
      #"expect button "a" id "b" disabled"#,
      .expect(.button("a", identifier: "b", isEnabled: false))
    ),
    (#"expect no button "a" id "b""#, .expect(.noButton("a", identifier: "b"))),
    (
      #"expect increase "a" id "b" enabled"#,
      .expect(.step(.increment, "a", identifier: "b", isEnabled: true))
    ),
    (#"expect status "a" "s""#, .expect(.status("a", "s"))),
    (#"expect status "a" id "b" "s""#, .expect(.status("a", "s", identifier: "b"))),
    (#"expect no status "a""#, .expect(.noStatus("a"))),
    (#"expect no status "a" id "b""#, .expect(.noStatus("a", identifier: "b"))),
    ("expect dismiss enabled", .expect(.dismissal(isEnabled: true))),
    ("expect dismiss disabled", .expect(.dismissal(isEnabled: false))),
    (#"expect line 1 "screen \"a\"""#, .expect(.line(1, #"screen "a""#))),
    (#"expect line 1000000"  text""#, .expect(.line(1_000_000, "  text"))),
    ("expect no line 012", .expect(.noLine(12))),
    (#"snapshot "Order/sold-out-2""#, .snapshot("Order/sold-out-2")),
  ])
  func `a line is a command`(line: String, command: Command) throws {
    #expect(try Flow(parsing: line, file: "f") == Flow([command]))
  }

  @Test(arguments: [
    "show\n\ndismiss\n", "show\n# a\ndismiss", "show\r\n\r\ndismiss\r\n",
    "\u{FEFF}show\n \t\ndismiss\r",
  ])
  func `blank lines, comments, and any line ending are read`(text: String) throws {
    let flow = try Flow(parsing: text, file: "f")
    #expect(flow.steps.map { $0.command } == [.show, .dismiss])
    #expect(flow.steps.map { $0.line } == [1, 3])
  }

  @Test(arguments: ["", "\n", "\r\n", "\u{FEFF}", "# nothing", "\n\n  #\n"])
  func `a file may have no command`(text: String) throws {
    #expect(try Flow(parsing: text, file: "f") == Flow([]))
  }

  @Test(.timeLimit(.minutes(5)))
  func `very long lines are read in bounded time`() throws {
    let long = String(repeating: "딸", count: TestSizes.size(quick: 35_000, exhaustive: 350_000))
    let text = "tap \"\(long)\" # \(long)\n\(String(repeating: " ", count: 1_000_000))show\n"
    #expect(try Flow(parsing: text, file: "f") == Flow(parsing: "tap \"\(long)\"\nshow", file: "f"))
    let error = #expect(throws: FlowSyntaxError.self) { try Flow(parsing: long, file: "f") }
    #expect((error?.description.count ?? .max) < 500)
  }

  @Test(.timeLimit(.minutes(5)))
  func `very many escapes are read in bounded time`() throws {
    let flow = Flow([
      .tap(
        Target(
          String(repeating: "\"\\\n", count: TestSizes.size(quick: 30_000, exhaustive: 300_000))))
    ])
    #expect(try Flow(parsing: "\(flow)", file: "f") == flow)
  }

  @Test(.timeLimit(.minutes(5)))
  func `very many lines are read in bounded time`() throws {
    let count = TestSizes.size(quick: 10_000, exhaustive: 100_000)
    let text = String(repeating: "tap \"a\"\n", count: count)
    #expect(try Flow(parsing: text, file: "f").steps.last?.line == count)
  }
}
