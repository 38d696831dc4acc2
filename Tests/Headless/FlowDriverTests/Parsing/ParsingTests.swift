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

  private static let errors = rows(
    #"""
    tpa "a"              -> 1:1: "tpa" isn't a command; the nearest is tap; use tap, enter, submit, focus, \#
    leave, increase, decrease, dismiss, answer, event, order, in, expect, show, snapshot, include, repeat, end
    "a"                  -> 1:1: "a" isn't a command; use tap, enter
    in                   -> 1:3: the line ends too soon; in needs one
    \#u{0}                    -> 1:1: "␀" isn't a command; use tap, enter
    tap                  -> 1:4: the line ends too soon; tap needs a text in double quotes
    tap button           -> 1:11: the line ends too soon; tap button needs a text in double quotes
    tap 예                -> 1:5: "예" isn't in double quotes; write tap "예"
    tap button 예 # x     -> 1:12: "예" isn't in double quotes; write tap button "예"
    expect value "a\#u{1B}[2J\#u{A0}" id "\#u{200B}" b\#u{9B} -> 1:30: "bU+009B" isn't in double quotes; \#
    write expect value "a␛[2JU+00A0" id "U+200B" "bU+009B"
    tap 예 아니오           -> 1:5: "예" isn't in double quotes; write tap "예 아니오"
    tap buton "예"        -> 1:5: "buton" isn't a role; use button
    tap "a               -> 1:5: the text isn't closed; end it with a double quote
    tap "예\t"            -> 1:7: the backslash doesn't begin an escape; use \" for a quote
    tap "a" "b"          -> 1:9: "b" isn't expected; end the line before it, or start a comment
    tap "a" id           -> 1:11: the line ends too soon; id needs a text in double quotes
    increase "a" by      -> 1:16: the line ends too soon; by needs a number of steps
    increase "a" 3       -> 1:14: "3" isn't a word; use by
    increase "a" by +1   -> 1:17: "+1" isn't a number of steps; use 1 to 1000
    increase "a" by 99999999999999999999 \#
    -> 1:17: "99999999999999999999" isn't a number of steps; use 1 to 1000
    increase "a" by "3"  -> 1:17: "3" isn't a number of steps; use 1 to 1000
    expect               -> 1:7: the line ends too soon; expect needs text, title, value, button, increase, d
    expect titel "a"     -> 1:8: "titel" isn't an expectation; the nearest is title; use text, title
    expect no dismiss    -> 1:11: "dismiss" isn't an expectation; use text, title, value, alert, button, \#
    status, request
    expect no            -> 1:10: the line ends too soon; expect no needs text, title, value, alert
    expect button "a" disable \#
    -> 1:19: "disable" isn't a state; the nearest is disabled; use enabled, disabled
    expect dismiss       -> 1:15: the line ends too soon; expect dismiss needs enabled or disabled
    expect value "a" 16  -> 1:18: "16" isn't in double quotes; write expect value "a" "16"
    expect status "a"    -> 1:18: the line ends too soon; expect status "a" needs a text
    expect line 0        -> 1:13: "0" isn't a line number; use 1 to 1000000
    expect line 1 screen -> 1:15: "screen" isn't in double quotes; write expect line N
    include "b"          -> 1:12: include works only in the file of a flow; write the commands of the
    end                  -> 1:4: end without repeat; write repeat N on a line before it
    repeat 1001          -> 1:8: "1001" isn't a number of times; use 1 to 1000
    repeat 2 3           -> 1:10: "3" isn't expected; end the line before it
    """#)

  @Test(arguments: errors)
  func `a line that isn't a command is reported with what would be right`(
    line: String, message: String
  ) {
    #expect(self.message(line)?.hasPrefix("f:" + message) == true)
  }

  @Test func `the first line that is wrong is reported`() {
    #expect(message("show\ntpa \"a\"\ntap")?.hasPrefix(#"f:2:1: "tpa" isn't a command; "#) == true)
    let open = "f:2:1: repeat isn't closed; write end on a line after its commands"
    #expect(message("show\nrepeat 2\nshow") == open)
  }

  /// Names that a person didn't quote as a flow does, and what they should write.
  private static let unquoted = rows(
    #"""
    tap Stand by me  # x  -> tap "Stand by me"
    tap button a b        -> tap button "a b"
    tap a b id "c"        -> tap "a b"
    tap a id card         -> tap "a id card"
    tap a\#tid              -> tap "a id"
    increase a b by 3     -> increase "a b"
    increase a b by 6x    -> increase "a b by 6x"
    increase by 3         -> increase "by 3"
    increase a b 3        -> increase "a b 3"
    decrease 3            -> decrease "3"
    expect value a id "1" -> expect value "a"
    increase kid "1"      -> increase "kid"
    expect button enabled -> expect button "enabled"
    expect status a b 16  -> expect status "a b"
    expect button a b disabled -> expect button "a b"
    expect value a b 16   -> expect value "a b"
    expect value a b "16" -> expect value "a b"
    tap \                 -> tap "\\"
    tap “a b”             -> tap "a b"
    tap 「a b」 # x         -> tap "a b"
    tap “a b"             -> tap "a b"
    tap 'Don't stop'      -> tap "Don't stop"
    tap ’it’s’# x         -> tap "it’s"
    increase “a b” by 3   -> increase "a b"
    expect value "a" “16” -> expect value "a" "16"
    """#)

  @Test(arguments: unquoted)
  func `a name without straight quotes is suggested whole, as it must be typed`(
    text: String, suggestion: String
  ) {
    #expect(message(text)?.hasSuffix("; write " + suggestion) == true)
  }

  @Test(arguments: ["tap \"a b”", "tap \"a b」", "tap \"a” id \"b\""])
  func `a text that another quote closes isn't closed`(text: String) {
    let expected = "f:1:5: the text isn't closed; end it with a straight double quote"
    #expect(message(text) == expected)
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
    let count = TestSizes.size(quick: 10_000, exhaustive: 50_000)
    let flow = try Flow([.tap(String(repeating: "딸\"\\\n", count: count))])
    #expect(try Flow(parsing: "\(flow)", file: "f") == flow)
    #expect((message(String(repeating: "딸", count: count))?.count ?? .max) < 500)
  }
}
