import JuiceDocuments
import JuiceModel
import SeededRandom
import TestSizes
import Testing

struct MenuFuzzTests {
  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "-", "1e9", "null", "\u{1B}", "\n", "\u{0}",
    "\"id\"", "\"fig\"", "🍓", "\u{301}",
  ]

  @Test func `a damaged document makes a menu or lines of errors`() throws {
    var outcomes: [Bool: Int] = [:]
    let bytes = Array(try MenuFolder.text("standard").utf8)
    for seed in TestSizes.size(quick: UInt64(0)..<500, exhaustive: 0..<1_500) {
      var generator = SplitMix64(seed: seed)
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<damaged.count, using: &generator)
        let end = min(start + Int.random(in: 0...6, using: &generator), damaged.count)
        let token = try #require(Self.tokens.randomElement(using: &generator))
        let random = UInt8.random(in: 0...255, using: &generator)
        damaged.replaceSubrange(start..<end, with: random % 2 == 0 ? Array(token.utf8) : [random])
      }
      guard let message = Menu.errorMessage(bytes: damaged) else {
        outcomes[true, default: 0] += 1
        continue
      }
      for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
        let isPlain = line.unicodeScalars.allSatisfy { $0.value >= 0x20 }
        #expect(isPlain, "seed \(seed): \(line.debugDescription)")
        #expect(line.hasPrefix("menu.json:"), "seed \(seed)")
        #expect(line.count < 400, "seed \(seed)")
      }
      outcomes[false, default: 0] += 1
    }
    #expect(
      outcomes.values.allSatisfy { $0 > TestSizes.size(quick: 3, exhaustive: 10) }
        && outcomes.count == 2)
  }
}
