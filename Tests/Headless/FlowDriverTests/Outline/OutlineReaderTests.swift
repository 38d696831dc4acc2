import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct OutlineReaderTests {
  private let outline = """
    screen "Thermostat"
      bar "Settings" [1]
      text "Heating"
      stepper "Target" "20" decrease [2] increase [3]
      sheet "Settings" dismiss [2]
        button "Reset" [1]
        alert "Reset everything?" dismiss [3]
          button "Reset" [1] destructive
          button "Keep" [2] cancel

    """

  private func error(in text: String) -> String? {
    error(in: Array(text.utf8))
  }

  private func error(in bytes: [UInt8]) -> String? {
    do throws(SyntaxError) {
      _ = try Screen(parsing: bytes, file: "answer")
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let indented =
    "the line is indented too far; indent what is inside a part by two spaces, at most 100 times"

  private static let errors: [(text: String, message: String)] = [
    ("", "1:1: there is no screen; write screen NAME on the first line"),
    ("\n", "1:1: the line is empty; use screen"),
    (#"sheet "a""#, #"1:1: "sheet" isn't a part that fits here; use screen"#),
    ("screen", "1:7: the line ends too soon; screen needs a text in double quotes"),
    ("screen a", #"1:8: "a" isn't in double quotes; write screen "a""#),
    (#"screen "a"#, "1:8: the text isn't closed; end it with a double quote"),
    (#"screen "a" 1"#, #"1:12: "1" isn't expected; end the line before it"#),
    (
      #"screen "a\x""#,
      #"1:10: the backslash doesn't begin an escape; use \" for a quote, \\ for a backslash, "#
        + #"and \n for a line break"#
    ),
  ]

  /// What can follow the line of a screen, each with an error in the second line or below.
  private static let parts: [(text: String, message: String)] = [
    ("screen \"b\"", "2:1: the screen has ended; indent what belongs to it by two spaces"),
    ("\n  text \"b\"", "2:1: the screen has ended; indent what belongs to it by two spaces"),
    (" text \"b\"", "2:1: \(indented)"), ("   text \"b\"", "2:1: \(indented)"),
    ("    text \"b\"", "2:1: \(indented)"), ("  text \"b\"\n    text \"c\"", "3:1: \(indented)"),
    (
      #"  txt "b""#,
      #"2:3: "txt" isn't a part that fits here; the nearest is text; "#
        + "use text, value, button, stepper, field, picture, group, bar, event, alert, "
        + "sheet"
    ),
    (
      "  alert \"b\"\n  text \"c\"",
      "3:1: nothing can follow a modal; write the alert or the sheet last"
    ),
    (
      "  alert \"b\"\n    text \"c\"",
      "3:5: \"text\" isn't a part that fits here; use button, alert, sheet"
    ),
    ("  bar", "2:6: the line ends too soon; bar needs a text in double quotes"),
    ("  button b id \"c\"", #"2:10: "b" isn't in double quotes; write button "b""#),
    ("  value b 1", #"2:9: "b" isn't in double quotes; write value "b""#),
    ("  stepper b 1", #"2:11: "b" isn't in double quotes; write stepper "b""#),
    ("  stepper b c \"1\"", #"2:11: "b" isn't in double quotes; write stepper "b c""#),
    (
      #"  stepper "b" decrease [1]"#,
      #"2:15: "decrease" isn't in double quotes; write stepper NAME "decrease [1]""#
    ),
    (#"  button "b" value $4"#, #"2:20: "$4" isn't in double quotes; write value "$4""#),
    (#"  sheet "b" dismiss"#, "2:20: the line ends too soon; dismiss needs a number in brackets"),
  ]

  private static let numbers = ["[x]", "[3x]", "[3", "[]", "[-1]", "[99999999999999999999]"].map {
    (#"  button "b" \#($0)"#, "2:14: \"\($0)\" isn't a number in brackets; write it as in [1]")
  }

  /// Lines with a word too many, which stands in a column.
  private static let long = [
    (#"  text "b" 1"#, 12, "1"), (#"  value "b" "c" 1"#, 17, "1"), ("  group 1", 9, "1"),
    (#"  button "b" symbol "c" value "d""#, 25, "value"), ("  alert 1", 9, "1"),
    (#"  stepper "b" "1" increase [1] decrease [2]"#, 32, "decrease"), (#"  sheet "b" 1"#, 13, "1"),
  ].map { ($0, "2:\($1): \"\($2)\" isn't expected; end the line before it") }

  private static let inside: [(text: String, message: String)] =
    (parts + numbers + long).map { ("screen \"a\"\n\($0)", $1) }

  @Test(arguments: errors + inside)
  func `a text that isn't an outline is reported with its location`(text: String, message: String) {
    #expect(error(in: text) == "answer:" + message)
  }

  @Test func `lines can end with CRLF, and the last one doesn't need an end`() throws {
    let text = outline.split(separator: "\n").joined(separator: "\r\n")
    let read = try Screen(parsing: Array(text.utf8), file: "answer")
    #expect(read.outline == outline)
  }

  @Test(arguments: TestSizes.size(quick: UInt64(0)..<1, exhaustive: 0..<20))
  func `an outline that is cut or has a few wrong bytes is a screen or an error`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var errors = 0
    for _ in 0..<200 {
      var bytes = Array(outline.utf8)
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        guard let place = bytes.indices.randomElement(using: &random) else { continue }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
        }
      }
      errors += error(in: bytes) == nil ? 0 : 1
    }
    #expect(errors > 100)
  }

  @Test(
    arguments: ["group", "sheet \"a\""],
    [99, 100, 101, TestSizes.size(quick: 150, exhaustive: 1_000)])
  func `a hundred levels are read and more are an error`(part: String, depth: Int) {
    let lines = (1...depth).map { String(repeating: "  ", count: $0) + part + "\n" }
    let error = error(in: "screen \"a\"\n" + lines.joined())
    #expect(error == (depth > 100 ? "answer:102:1: \(OutlineReaderTests.indented)" : nil))
  }

  @Test(.timeLimit(.minutes(5))) func `long lines and many lines are read in bounded time`() throws
  {
    let lines = TestSizes.size(quick: 500, exhaustive: 5_000)
    let long = String(repeating: "\\\"딸기", count: 2 * lines)
    let many = String(repeating: "  button \"b\" [1] status \"c\"\n", count: lines)
    let read = try Screen(parsing: Array("screen \"\(long)\"\n\(many)".utf8), file: "answer")
    #expect(read.topLayer.name.utf8.count == 14 * lines)
    #expect(read.topLayer.content.count == lines)
    #expect(
      (error(in: "screen \"a\"\n  text " + String(repeating: "\"", count: 20 * lines + 1)) == nil)
        == false)
  }
}
