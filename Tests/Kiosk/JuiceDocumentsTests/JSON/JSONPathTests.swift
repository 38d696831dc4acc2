import JuiceModel
import PlainText
import SeededRandom
import TestSizes
import Testing

@testable import JuiceDocuments

struct JSONPathTests {
  @Test(arguments: ["딸기", "e\u{301}", "fíg", "가나-1_2", "ไทย", "हिन्दी", "七", "٣", "𝟘", "_"])
  func `a key that is a word follows a dot`(key: String) {
    #expect(JSONPath()["a"][key].description == "a." + key)
  }

  @Test(arguments: [
    "", " ", "a b", "a.b", "🍓", "🇰🇷", "€", "。", "\u{200B}", "\u{301}a", "a'", "\u{600}1",
  ])
  func `any other key is in quotes`(key: String) {
    #expect(JSONPath()[1][key].description == "[1][\"\(key)\"]")
  }

  @Test func `a key of more than sixty scalars is in quotes`() {
    let key = String(repeating: "e\u{301}", count: 30)
    #expect(JSONPath()[key].description == key)
    #expect(JSONPath()[key + "_"].description == "[\"\(key)…\"]")
  }

  @Test func `a visible letter or digit of any script is a word`() {
    let categories: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
    ]
    for value in stride(from: UInt32(0), to: 0x30000, by: TestSizes.size(quick: 61, exhaustive: 1))
    {
      guard let scalar = Unicode.Scalar(value), scalar.isVisible,
        categories.contains(scalar.properties.generalCategory)
      else { continue }
      #expect(JSONPath()[String(scalar)].description == String(scalar))
    }
  }

  @Test func `a character that isn't expected is shown as Swift writes it`() throws {
    let tokens: [Unicode.Scalar] = [
      "\u{1}", "\u{1F}", "\u{7F}", "\u{80}", "'", "\\", "e", "\u{301}", "\u{600}", "\u{200D}", "가",
      "\u{1100}", "\u{1161}", "👩", "🇰", "\u{FE0F}", "\u{93F}", "\u{E33}", "\u{1F3FD}", "\u{E0020}",
    ]
    for seed in TestSizes.size(quick: UInt64(0)..<500, exhaustive: 0..<20_000) {
      var generator = SplitMix64(seed: seed)
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        scalars.append(try #require(tokens.randomElement(using: &generator)))
      }
      let found = String(String(scalars).prefix(1)).debugDescription
      let message = FileProblem(at: "menu.json:1:1", "found \(found)", "expected a value")
      #expect(Menu.errorMessage(String(scalars)) == message.description, "seed \(seed)")
    }
  }
}
