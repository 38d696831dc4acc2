import Foundation
import SeededRandom
import TestSizes
import Testing

@testable import JuiceDocuments

struct JSONTextTests {
  private static let tokens = [
    #"\\"#, #"\""#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#, #"\u0000"#, #"\u00e9"#,
    #"\uAC00"#, #"\ud83c"#, #"\uDF53"#, #"\uD83C\udf53"#, #"\udbff\udfff"#, #"\uFFFF"#, "a", "가",
    "🍓", "e\u{301}", "\u{7F}", "/", "'", #"\"#, #"\u"#, #"\u12"#, #"\uD8"#, #"\U0041"#, #"\q"#,
    #"\u00g0"#, #"\0"#, #"\'"#, #"\u 041"#, #"\u+041"#, "u", "00", "dc00", "{", "\t",
  ]

  /// Returns the text of a literal, or `nil` if a document of it is refused.
  private func text(_ literal: String) throws -> String? {
    let source = try SourceText(Array("[\(literal)]".utf8), file: "menu.json", kind: "menu file")
    guard let root = try? JSONParser.document(source).root, case .text(let text) = root[0].value
    else { return nil }
    return text
  }

  private func foundationText(_ literal: String) -> String? {
    try? JSONDecoder().decode([String].self, from: Data("[\(literal)]".utf8)).first
  }

  @Test func `a text with escapes is what Foundation reads, or is refused as Foundation does`()
    throws
  {
    var outcomes = [true: 0, false: 0]
    for seed in TestSizes.size(quick: UInt64(0)..<1_000, exhaustive: 0..<20_000) {
      var generator = SplitMix64(seed: seed)
      let valid = Bool.random(using: &generator) ? 11 : Self.tokens.count
      let text = (0..<Int.random(in: 0...5, using: &generator))
        .map { _ in Self.tokens[Int.random(in: 0..<valid, using: &generator)] }.joined()
      let read = try self.text("\"\(text)\"")
      #expect(
        read.map { Array($0.utf8) } == foundationText("\"\(text)\"").map { Array($0.utf8) },
        "seed \(seed): \(text)")
      outcomes[read == nil, default: 0] += 1
    }
    #expect(outcomes.values.allSatisfy { $0 > 200 })
  }

  @Test func `each escape of four digits is what Foundation reads`() throws {
    for unit in stride(from: 0, through: 0xFFFF, by: TestSizes.size(quick: 251, exhaustive: 1)) {
      let digits = String(0x10000 + unit, radix: 16).dropFirst()
      for escape in ["\\u\(digits)", "\\u\(digits.uppercased())", "\\ud83c\\u\(digits)"] {
        let read = try text("\"\(escape)\"")
        #expect(read?.utf8.elementsEqual(foundationText("\"\(escape)\"")?.utf8 ?? "?".utf8) ?? true)
        #expect((read == nil) == (foundationText("\"\(escape)\"") == nil), "\(escape)")
      }
    }
  }

  @Test func `a text is written as Foundation writes it`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let all = (UInt32(0)...0x10FFFF).compactMap { Unicode.Scalar($0) }
    var start = 0
    while start < all.count {
      let end = min(start + 5_000, all.count)
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: all[start..<end])
      let text = String(scalars)
      #expect(
        try text.json == String(decoding: encoder.encode(text), as: UTF8.self),
        "from U+\(all[start].value)")
      #expect(try self.text(text.json) == text)
      start = start < 0x3000 ? end : TestSizes.size(quick: end + 100_000, exhaustive: end)
    }
  }
}
