import TestSupport
import Testing

struct MenuFuzzTests {
  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "-", "1e9", "null", "\u{1B}", "\n", "\u{0}",
    "\"id\"", "\"fig\"", "🍓", "\u{301}",
  ]

  @Test func `a damaged document makes a menu or problems with their places`() throws {
    var outcomes = [true: 0, false: 0]
    let bytes = Array(try menuText("standard").utf8)
    for seed in TestSizes.size(quick: UInt64(0)..<100, exhaustive: 0..<1_500) {
      var generator = SplitMix64(seed: seed)
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<damaged.count, using: &generator)
        let end = min(start + Int.random(in: 0...6, using: &generator), damaged.count)
        let token = Self.tokens.randomElement(using: &generator) ?? ""
        let random = UInt8.random(in: 0...255, using: &generator)
        damaged.replaceSubrange(start..<end, with: random % 2 == 0 ? Array(token.utf8) : [random])
      }
      let found = problems(inMenu: damaged)
      outcomes[found.isEmpty, default: 0] += 1
      for problem in found {
        let isPlain = problem.unicodeScalars.allSatisfy { $0.value >= 0x20 }
        let hasPlace = problem.first?.isNumber == true
        if isPlain == false || hasPlace == false || problem.count > 400 {
          Issue.record("seed \(seed): \(problem.debugDescription)")
        }
      }
    }
    #expect(outcomes.values.allSatisfy { $0 > 0 })
  }
}
