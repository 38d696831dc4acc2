import FlowDriver
import HeadlessUI
import Testing

struct FlowSyntaxErrorTests {
  private static let commands =
    "use tap, increase, decrease, dismiss, expect, show, snapshot, include, repeat, end"
  private static let name =
    #"use ASCII letters, digits, and single hyphens, as in "Order/sold-out""#
  private static let expectations =
    "use text, title, value, button, increase, decrease, status, alert, dismiss, line, change, no"
  private static let escapes =
    #"use \" for a quote, \\ for a backslash, and \n for a line break"#

  @Test(arguments: [
    (
      "tpa \"a\"",
      #"1:1: "tpa" isn't a command; the nearest is tap; \#(commands)"#
    ),
    (
      "\"a\"",
      #"1:1: "a" isn't a command; the nearest is tap; \#(commands)"#
    ),
    ("tap", "1:4: the line ends too soon; tap needs a name"),
    ("tap button", "1:11: the line ends too soon; tap button needs a name"),
    ("tap 예", #"1:5: "예" isn't in double quotes; write tap "예""#),
    ("tap button 예 # x", #"1:12: "예" isn't in double quotes; write tap button "예""#),
    ("tap 예 아니오", #"1:5: "예" isn't in double quotes; write tap "예 아니오""#),
    ("tap buton \"예\"", #"1:5: "buton" isn't a role; use button"#),
    ("tap stepper \"예\"", #"1:5: "stepper" isn't a role; use button"#),
    ("tap \"a", "1:5: the text isn't closed; end it with a double quote"),
    (
      "tap \"a\\",
      #"1:7: the backslash doesn't begin an escape; \#(escapes)"#
    ),
    (
      "tap \"예\\t\"",
      #"1:7: the backslash doesn't begin an escape; \#(escapes)"#
    ),
    (
      "tap \"a\" \"b\"",
      #"1:9: "b" isn't expected; end the line before it, or start a comment with #"#
    ),
    ("show 1", #"1:6: "1" isn't expected; end the line before it, or start a comment with #"#),
    ("\n\nincrease \"a\" by", "3:16: the line ends too soon; by needs a number of steps"),
    ("increase \"a\" 3", #"1:14: "3" isn't a word; use by"#),
    ("increase \"a\" by 0", #"1:17: "0" isn't a number of steps; use 1 to 1000"#),
    ("increase \"a\" by +1", #"1:17: "+1" isn't a number of steps; use 1 to 1000"#),
    ("increase \"a\" by 1001", #"1:17: "1001" isn't a number of steps; use 1 to 1000"#),
    (
      "increase \"a\" by 99999999999999999999",
      #"1:17: "99999999999999999999" isn't a number of steps; use 1 to 1000"#
    ),
    ("increase \"a\" by \"3\"", #"1:17: "3" isn't a number of steps; use 1 to 1000"#),
    ("increase", "1:9: the line ends too soon; increase needs a text in double quotes"),
    ("expect", "1:7: the line ends too soon; expect needs something to expect"),
    (
      "expect titel \"a\"",
      #"1:8: "titel" isn't an expectation; the nearest is title; \#(expectations)"#
    ),
    (
      "expect no title \"a\"",
      #"1:11: "title" isn't an expectation; the nearest is line; use alert, button, status, line"#
    ),
    ("expect no", "1:10: the line ends too soon; expect no needs alert, button, status, or line"),
    (
      "expect button \"a\" disable",
      #"1:19: "disable" isn't a state; the nearest is disabled; use enabled, disabled"#
    ),
    ("expect value \"a\" 16", #"1:18: "16" isn't in double quotes; write expect value NAME "16""#),
    ("expect status \"a\"", "1:18: the line ends too soon; expect status NAME needs a text"),
    (
      "expect status \"a\" b", #"1:19: "b" isn't in double quotes; write expect status NAME "b""#
    ),
    ("expect no status", "1:17: the line ends too soon; expect no status needs a text"),
    ("expect dismiss", "1:15: the line ends too soon; expect dismiss needs enabled or disabled"),
    (
      "expect dismiss \"a\"",
      #"1:16: "a" isn't a state; the nearest is enabled; use enabled, disabled"#
    ),
    ("expect dismiss enabled 1", #"1:24: "1" isn't expected; end the line"#),
    ("expect line", "1:12: the line ends too soon; expect line needs a line number"),
    ("expect line 0", #"1:13: "0" isn't a line number; use 1 to 1000000"#),
    ("expect line \"a\"", #"1:13: "a" isn't a line number; use 1 to 1000000"#),
    ("expect line 1000001 \"a\"", #"1:13: "1000001" isn't a line number; use 1 to 1000000"#),
    ("expect line 1", "1:14: the line ends too soon; expect line N needs a text"),
    ("expect line 1 screen", #"1:15: "screen" isn't in double quotes; write expect line N"#),
    ("expect no line", "1:15: the line ends too soon; expect no line needs a line number"),
    ("expect no line -1", #"1:16: "-1" isn't a line number; use 1 to 1000000"#),
    ("tap \"a\" id", "1:11: the line ends too soon; id needs a text in double quotes"),
    ("tap \"a\" id b", #"1:12: "b" isn't in double quotes; write id "b""#),
    ("tap \"a\" id \"b\" id \"c\"", #"1:16: "id" isn't expected; end the line"#),
    ("expect value \"a\" id \"b\"", "1:24: the line ends too soon; expect value NAME needs a text"),
    ("snapshot", "1:9: the line ends too soon; snapshot needs a text in double quotes"),
    ("snapshot a", #"1:10: "a" isn't in double quotes; write snapshot "a""#),
    ("snapshot \"\"", #"1:10: "" isn't the name of a snapshot; \#(name)"#),
    ("snapshot \"Order/\"", #"1:10: "Order/" isn't the name of a snapshot; \#(name)"#),
    ("snapshot \"/Order\"", #"1:10: "/Order" isn't the name of a snapshot; \#(name)"#),
    ("snapshot \"../a\"", #"1:10: "../a" isn't the name of a snapshot; \#(name)"#),
    ("snapshot \"a.60x20\"", #"1:10: "a.60x20" isn't the name of a snapshot; \#(name)"#),
    ("snapshot \"a--b\"", #"1:10: "a--b" isn't the name of a snapshot; \#(name)"#),
    ("snapshot \"딸기 주문\"", #"1:10: "딸기 주문" isn't the name of a snapshot; \#(name)"#),
    (
      "\u{0}",
      "1:1: \"␀\" isn't a command; the nearest is tap; \(commands)"
    ),
    (
      "show\rshow",
      "1:1: \"show␍show\" isn't a command; the nearest is show; \(commands)"
    ),
  ])
  func `a line that isn't a command is reported with what would be right`(
    text: String,
    description: String
  ) {
    let error = #expect(throws: FlowSyntaxError.self) { try Flow(parsing: text, file: "f.flow") }
    #expect(error?.description.hasPrefix("f.flow:" + description) == true)
  }

  @Test(arguments: [
    ("tap Stand by me  # x", "tap \"Stand by me\""), ("tap a  b", "tap \"a b\""),
    ("tap button a b", "tap button \"a b\""), ("tap a b id \"c\"", "tap \"a b\""),
    ("tap a id card", "tap \"a id card\""), ("increase a b by 3", "increase \"a b\""),
    ("increase by 3", "increase \"by 3\""), ("decrease 3", "decrease \"3\""),
    ("expect button a b disabled", "expect button \"a b\""),
    ("expect value a b 16", "expect value \"a b\""), ("expect value a", "expect value \"a\""),
    ("expect status a b c", "expect status \"a b\""),
    ("expect value a b \"16\"", "expect value \"a b\""),
    ("expect alert Well done? Yes", "expect alert \"Well done? Yes\""),
    ("include a b.flow", "include \"a b.flow\""), ("tap \\", #"tap "\\""#),
    ("tap \(String(repeating: "a", count: 500))", "tap \"\(String(repeating: "a", count: 500))\""),
  ])
  func `a name without quotes is suggested whole, as it must be typed`(
    text: String, suggestion: String
  ) {
    let error = #expect(throws: FlowSyntaxError.self) { try Flow(parsing: text, file: "f.flow") }
    #expect(error?.cause.suggestion == "write " + suggestion)
    #expect(error?.cause.problem.hasSuffix("isn't in double quotes") == true)
  }

  @Test(arguments: [
    ("tap “a b”", "“", "tap \"a b\""), ("tap ‘a b’", "‘", "tap \"a b\""),
    ("tap 「a b」 # x", "「", "tap \"a b\""), ("tap 'a b'", "'", "tap \"a b\""),
    ("tap ”a b”", "”", "tap \"a b\""), ("tap “a b\"", "“", "tap \"a b\""),
    ("tap button “a”", "“", "tap button \"a\""), ("tap “a", "“", "tap \"a\""),
    ("tap 'Don't stop'", "'", "tap \"Don't stop\""), ("tap ’it’s’# x", "’", "tap \"it’s\""),
    ("tap ‘a’\tid ‘b’", "‘", "tap \"a\""), ("tap “", "“", "tap \"\""),
    ("increase “a b” by 3", "“", "increase \"a b\""),
    ("expect value “a” “16”", "“", "expect value \"a\""),
    ("expect value \"a\" “16”", "“", "expect value NAME \"16\""),
    ("expect text “a \\ b”", "“", #"expect text "a \\ b""#),
  ])
  func `other quotes are told to be straight`(text: String, quote: String, suggestion: String) {
    let error = #expect(throws: FlowSyntaxError.self) { try Flow(parsing: text, file: "f.flow") }
    #expect(error?.cause.problem == "\(quote) isn't a straight double quote")
    #expect(error?.cause.suggestion == "write " + suggestion)
  }

  @Test(arguments: [
    "tap \"a b”", "tap \"a b’", "tap \"a b」", "tap \"a” id \"b\"", "tap \"a” \"b\"",
  ])
  func `a text that another quote closes isn't closed`(text: String) {
    let error = #expect(throws: FlowSyntaxError.self) { try Flow(parsing: text, file: "f.flow") }
    let message = "f.flow:1:5: the text isn't closed; end it with a straight double quote"
    #expect(error?.description == message)
  }

  @Test(arguments: ["tap \"a”\"", "tap \"“a” b\"# x", "tap \"it’s\" id \"b\""])
  func `a text can have other quotes`(text: String) throws {
    #expect(throws: Never.self) { try Flow(parsing: text, file: "f.flow") }
  }

  @Test func `the first error of a text is reported`() {
    let error = #expect(throws: FlowSyntaxError.self) {
      try Flow(parsing: "show\ntap\nexpect\n", file: "f\n")
    }
    #expect(error?.cause.file == "f\n")
    #expect(error?.cause.line == 2)
    #expect(error?.cause.column == 4)
    #expect(error?.description.hasPrefix("f␊:2:4: ") == true)
  }

  @Test(
    arguments: [
      ([0x73, 0x68, 0x6F, 0x77, 0x0A, 0x23, 0xEB, 0x94, 0xB8, 0xFF], "2:3"),
      ([0xFF, 0xFE, 0x74, 0x00], "1:1"),
      ([0x23, 0xEB, 0x94], "1:2"),
    ] as [([UInt8], String)])
  func `bytes that aren't UTF-8 are reported with their location`(bytes: [UInt8], place: String) {
    let error = #expect(throws: FlowSyntaxError.self) { try Flow(parsing: bytes, file: "f") }
    #expect(error?.description == "f:\(place): the text isn't UTF-8; save the file as UTF-8")
  }
}
