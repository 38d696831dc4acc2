import Foundation
import JSONReading
import TestSupport
import Testing

@testable import JuiceDocuments

struct JSONTests {
  /// Documents that are blank, or too long for a table.
  private static let others = [
    ("", "1:1: the document ends too soon; expected a value"),
    ("  \n ", "2:2: the document ends too soon; expected a value"),
    ("[0\(String(repeating: "9", count: 30))]", "1:2: a number can't start with 0"),
    (String(repeating: "[", count: 100_000), "1:22: the document is nested too deeply"),
    (String(repeating: "{\"a\":", count: 100_000), "1:106: the document is nested too deeply"),
  ]

  @Test(arguments: try others + rows(in: "Tables/json.txt"))
  func `invalid JSON is reported with its line and column`(document: String, message: String) {
    #expect(problems(inMenu: document) == [message])
  }

  private static let bytes: [([UInt8], String)] = [
    ([0x7B, 0x0A, 0xFF], "2:1"), ([0x7B, 0x0A, 0xC3, 0x28], "2:1"),
    ([0x0A, 0xED, 0xA0, 0x80], "2:1"), ([0x0A, 0x0A, 0xEA, 0xB0, 0x80, 0x20, 0xEA, 0xB0], "3:3"),
  ]

  @Test(arguments: bytes)
  func `bytes that aren't UTF-8 are reported with their line and column`(
    bytes: [UInt8], place: String
  ) {
    #expect(
      problems(inMenu: bytes) == [place + ": the bytes aren't UTF-8; save the file as UTF-8"])
  }

  @Test func `a file of more than a mebibyte is refused`() {
    let blanks = [UInt8](repeating: 0x20, count: sizeLimit + 1)
    #expect(problems(inMenu: blanks) == [" is larger than 1024 KiB"])
  }

  @Test(arguments: [
    ("-0", true), ("20", true), ("-99999999999999999999", true), ("1.5", false), ("1e1", false),
    ("10.0", false), ("-2E+3", false),
  ]) func `a whole number keeps its digits, whatever its size`(literal: String, isWhole: Bool)
    throws
  {
    let root = try JSONParser.document(Array(literal.utf8))
    #expect(root.digits == (isWhole ? literal : nil))
  }

  private static let tokens = [
    #"\\"#, #"\""#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#, #"\u0000"#, #"\u00e9"#,
    #"\uAC00"#, #"\ud83c"#, #"\uDF53"#, #"\uD83C\udf53"#, #"\udbff\udfff"#, #"\uFFFF"#, "a", "가",
    "🍓", "e\u{301}", "\u{7F}", "/", "'", #"\"#, #"\u"#, #"\u12"#, #"\uD8"#, #"\U0041"#, #"\q"#,
    #"\u00g0"#, #"\0"#, #"\'"#, #"\u 041"#, #"\u+041"#, #"\u-000"#, "u", "00", "dc00", "{", "\t",
  ]

  /// Returns the UTF-8 of a text in a document, or `nil` if it's refused.
  private func text(_ literal: String) throws -> [UInt8]? {
    JSONNode(Array("[\(literal)]".utf8))?.items?[0].text.map { Array($0.utf8) }
  }

  private func foundationText(_ literal: String) -> [UInt8]? {
    let texts = try? JSONDecoder().decode([String].self, from: Data("[\(literal)]".utf8))
    return texts?.first.map { Array($0.utf8) }
  }

  @Test(arguments: TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<20))
  func `a text with escapes is what Foundation reads, or is refused as Foundation does`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    var outcomes = [true: 0, false: 0]
    for _ in 0..<TestSizes.size(quick: 50, exhaustive: 300) {
      let valid = Bool.random(using: &generator) ? 11 : Self.tokens.count
      let tokens = (0..<Int.random(in: 0...5, using: &generator))
        .map { _ in Self.tokens[Int.random(in: 0..<valid, using: &generator)] }
      let literal = "\"\(tokens.joined())\""
      let read = try text(literal)
      if (read == foundationText(literal)) == false { Issue.record("\(literal)") }
      outcomes[read == nil, default: 0] += 1
    }
    #expect(outcomes.values.allSatisfy { $0 > 5 })
  }

  @Test func `a text that is written is read as it was`() throws {
    let text = String(String.UnicodeScalarView((0...0x1FF).compactMap { Unicode.Scalar($0) })) + "🍓"
    #expect(try self.text(text.json) == Array(text.utf8))
    #expect(foundationText(text.json) == Array(text.utf8))
    #expect("a\"\\\u{1}\n딸".json == #""a\"\\\u0001\n딸""#)
  }
}
