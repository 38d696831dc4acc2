import CellText
import TestSupport
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: try rows(in: "Tables/hangul.txt"))
  func `a Hangul syllable is two cells however it is written`(text: String, width: String) {
    #expect("\(text.displayWidth)" == width)
  }

  private static let glyphs: [[String]] = [
    ["\u{1100}", "\u{AC00}"], ["\u{1100}", "\u{AC01}"], ["\u{1100}", "\u{1100}"],
    ["\u{115F}", "\u{A960}\u{1161}"], ["\u{1100}", "\u{1100}", "\u{AC00}\u{11A8}\u{301}"],
    ["\u{600}", "\u{1100}", "\u{AC00}"], ["\u{600}", "🍓"], ["\u{600}", "\u{661}"],
    ["a", "🏽"], ["가", "🏽"], ["1", "🏽"], ["👍🏽"], ["🏽", "🏽"],
    ["\u{915}", "🏽\u{94D}", "\u{915}"], ["가", "\u{E33}"], ["\u{E19}\u{E33}"],
    ["a"], ["\r\n"], ["\u{301}"], ["🇰🇷"], ["👩‍👩‍👧‍👦"],
    ["\u{915}\u{94D}\u{937}\u{94D}\u{92E}\u{93F}"],
  ]

  @Test(arguments: glyphs)
  func `a character is as wide as its glyphs, each at most two cells`(glyphs: [String]) {
    let text = glyphs.joined()
    #expect(text.count == 1)
    #expect(text.displayWidth == glyphs.reduce(0) { $0 + $1.displayWidth })
    #expect(glyphs.allSatisfy { $0.displayWidth <= 2 })
  }

  @Test func `a random text is as wide as its characters`() {
    let scalars: [Unicode.Scalar] = [
      "a", "1", "가", "각", "\u{1100}", "\u{A960}", "\u{1161}", "\u{11A8}", "\u{600}", "\u{6DD}",
      "\u{915}", "\u{94D}", "\u{93F}", "\u{102C}", "\u{E33}", "🍓", "⌚", "❤", "\u{FE0E}", "\u{FE0F}",
      "\u{200D}", "\u{200C}", "\u{1F3FD}", "\u{1F1F0}", "\u{1F1F7}", "\u{301}", "\u{20E3}", "漢",
    ]
    var generator = SplitMix64(seed: 11)
    for _ in 0..<TestSizes.size(quick: 5_000, exhaustive: 50_000) {
      let length = Int.random(in: 1...6, using: &generator)
      let picked = (0..<length).map { _ in scalars.randomElement(using: &generator) ?? "a" }
      let text = String(String.UnicodeScalarView(picked))
      for part in [text[...], text.dropFirst()] {
        #expect(part.displayWidth == part.reduce(0) { $0 + $1.displayWidth })
        #expect(String(part).displayWidth == part.displayWidth)
      }
    }
  }

  @Test(arguments: try rows(in: "Tables/marks.txt"))
  func `combining marks are no cells and spacing marks take one from a base`(
    text: String, width: String
  ) {
    #expect("\(text.displayWidth)" == width)
  }

  @Test(arguments: [
    "🍓", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️‍🔥", "🧑🏿‍🤝‍🧑🏻", "🇰🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "☝🏽", "🕵🏽", "🏽",
    "\u{1F575}\u{200D}\u{2642}", "\u{1F3F3}\u{200D}\u{1F308}", "\u{2764}\u{200D}\u{1F525}",
    "\u{1F1F0}",
    "\u{1FAE9}", "\u{1FADF}", "\u{1F6D8}", "\u{1FAEF}", "\u{1FACD}", "\u{1FA8A}",
  ])
  func `an emoji is one character of two cells`(text: String) {
    #expect(text.count == 1)
    #expect(text.displayWidth == 2)
  }

  private func expectWidths(of base: String, _ width: Int, asText: Int, asEmoji: Int) {
    #expect(base.displayWidth == width)
    #expect((base + "\u{FE0E}").displayWidth == asText)
    #expect((base + "\u{FE0E}\u{20E3}").displayWidth == asText)
    #expect((base + "\u{FE0F}").displayWidth == asEmoji)
    #expect((base + "\u{200D}\u{FE0E}").displayWidth == width)
    #expect((base + "\u{200D}\u{FE0F}").displayWidth == width)
  }

  @Test(arguments: ["❤", "©", "1", "☎", "🅰"])
  func `U+FE0F right after a narrow emoji makes it wide`(emoji: String) {
    expectWidths(of: emoji, 1, asText: 1, asEmoji: 2)
  }

  @Test(arguments: ["⌚", "🀄", "👍", "〰", "🈂", "🍓", "🫩", "🏽", "\u{1F1F0}"])
  func `U+FE0E right after a wide emoji makes it narrow`(emoji: String) {
    expectWidths(of: emoji, 2, asText: 1, asEmoji: 2)
  }

  @Test(arguments: ["a": 1, "─": 1, "가": 2, "漢": 2, "🇰🇷": 2])
  func `U+FE0E and U+FE0F don't change the width of anything else`(text: String, width: Int) {
    expectWidths(of: text, width, asText: width, asEmoji: width)
  }

  @Test(arguments: [
    0x378 as UInt32, 0xE000, 0xF8FF, 0xFDD0, 0xFFFD, 0xFFFE, 0x2FFFE, 0xF0000, 0x10FFFD, 0x10FFFF,
  ])
  func `private use, noncharacters, and unassigned scalars are one cell`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Character(scalar).displayWidth == 1)
  }

  /// A Boolean value that indicates whether the standard library knows Unicode 17.
  private static let knowsUnicode17 = ("\u{1FACD}" as Unicode.Scalar).properties.age?.major == 17

  @Test func `each plane has the counts of widths 0, 1 and 2 that were checked`() {
    let planes: [UInt32] = TestSizes.size(quick: [0, 14], exhaustive: Array(0...16))
    guard DisplayWidthTests.knowsUnicode17 else { return }
    var counts: [UInt32: [Int]] = [:]
    for value in planes.flatMap({ $0 << 16...$0 << 16 | 0xFFFF }) {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 17
      else { continue }
      guard [.privateUse, .unassigned].contains(scalar.properties.generalCategory) == false
      else { continue }
      counts[scalar.value >> 16, default: [0, 0, 0]][Character(scalar).displayWidth] += 1
    }
    let expected: [UInt32: [Int]] = [
      0: [1670, 11833, 42215], 1: [963, 18339, 9567], 2: [0, 0, 61513], 3: [0, 0, 13429],
      14: [337, 0, 0],
    ]
    #expect(counts == expected.filter { planes.contains($0.key) })
  }
}
