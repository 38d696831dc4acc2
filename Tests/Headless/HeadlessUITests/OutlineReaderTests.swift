import HeadlessUI
import SeededRandom
import TestSizes
import Testing

struct OutlineReaderTests {
  private let outline = Thermostat(place: .question).screen.outline

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

  @Test(arguments: [
    ("", "1:1: there is no screen; write screen NAME on the first line"),
    ("\n", "1:1: the line is empty; use screen"),
    ("sheet \"a\"", "1:1: \"sheet\" isn't a part that fits here; use screen"),
    ("screen", "1:7: the line ends too soon; screen needs a text in double quotes"),
    ("screen a", "1:8: \"a\" isn't in double quotes; write screen \"a\""),
    ("screen \"a", "1:8: the text isn't closed; end it with a double quote"),
    ("screen \"a\" 1", "1:12: \"1\" isn't expected; end the line before it"),
    (
      "screen \"a\"\nscreen \"b\"",
      "2:1: the screen has ended; indent what belongs to it by two spaces"
    ),
    (
      "screen \"a\"\n  button \"b\" [x]",
      "2:14: \"[x]\" isn't a number in brackets; write it as in [1]"
    ),
    (
      "screen \"a\"\n  button \"b\" value $4 [1]",
      "2:20: \"$4\" isn't in double quotes; write value"
    ),
    ("screen \"a\"\n  button \"b\" symbol \"c\" value \"d\"", "2:25: \"value\" isn't expected;"),
    ("screen \"a\"\n  button \"b\" [-1]", "2:14: \"[-1]\" isn't a number in brackets;"),
    (
      "screen \"a\"\n  button \"b\" [99999999999999999999]",
      "2:14: \"[99999999999999999999]\" isn't"
    ),
    ("screen \"a\"\n  sheet \"b\" dismiss", "2:20: the line ends too soon; dismiss needs a number"),
    ("screen \"a\"\n\n  text \"b\"", "2:1: the screen has ended; indent what belongs"),
    (
      "screen \"a\"\n  txt \"b\"",
      "2:3: \"txt\" isn't a part that fits here; the nearest is text; use text, value,"
    ),
    ("screen \"a\"\n text \"b\"", "2:1: the line is indented too far; indent what is inside"),
    ("screen \"a\"\n   text \"b\"", "2:1: the line is indented too far; indent what is inside"),
    ("screen \"a\"\n    text \"b\"", "2:1: the line is indented too far; indent what is inside"),
    ("screen \"a\"\n  text \"b\"\n    text \"c\"", "3:1: the line is indented too far;"),
    ("screen \"a\"\n  alert \"b\"\n  text \"c\"", "3:1: nothing can follow a modal; write the"),
    (
      "screen \"a\"\n  alert \"b\"\n    text \"c\"",
      "3:5: \"text\" isn't a part that fits here; use"
    ),
    ("screen \"a\"\n  stepper \"b\" decrease [1]", "2:15: \"decrease\" isn't in double quotes;"),
    ("screen \"a\"\n  stepper \"b\" \"1\" increase [1] decrease [2]", "2:32: \"decrease\" isn't"),
    ("screen \"a\\x\"", "1:10: the backslash doesn't begin an escape;"),
  ])
  func `a text that isn't an outline is reported with its location`(text: String, message: String) {
    let error = error(in: text)
    #expect(error?.hasPrefix("answer:\(message)") == true, "\(error ?? "no error")")
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
    #expect((error == nil) == (depth <= 100))
    #expect(
      error?.hasPrefix("answer:102:1: the line is indented too far") == (depth > 100 ? true : nil))
  }

  @Test(.timeLimit(.minutes(5))) func `long lines and many lines are read in bounded time`() throws
  {
    let lines = TestSizes.size(quick: 500, exhaustive: 5_000)
    let long = String(repeating: "\\\"딸기", count: 2 * lines)
    let many = String(repeating: "  button \"b\" [1] status \"c\"\n", count: lines)
    let read = try Screen(parsing: Array("screen \"\(long)\"\n\(many)".utf8), file: "answer")
    #expect(read.title.utf8.count == 14 * lines)
    #expect(read.content.count == lines)
    #expect(
      (error(in: "screen \"a\"\n  text " + String(repeating: "\"", count: 20 * lines + 1)) == nil)
        == false)
  }
}
