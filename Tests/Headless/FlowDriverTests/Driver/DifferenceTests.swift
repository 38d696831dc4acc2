import FlowDriver
import HeadlessUI
import TestSizes
import Testing

struct DifferenceTests {
  private struct Still<Action: Hashable & Sendable>: HeadlessApp {
    var screen: Screen<Action>

    mutating func perform(_ action: Action) {}
  }

  private func meets<Action>(
    _ screen: Screen<Action>,
    _ expectation: Command.Expectation
  ) throws -> Bool {
    let flow = try Flow(parsing: "\(Flow([.expect(expectation)]))", file: "f")
    do {
      try Driver(Still(screen: screen)).run(flow)
      return true
    } catch {
      return false
    }
  }

  /// Checks that the expectation tells two screens apart, and returns it.
  private func expectation(
    of screen: Screen<Int>,
    unlike other: Screen<String>,
    _ seed: UInt64
  ) throws -> Command.Expectation? {
    guard let expectation = screen.expectation(unlike: other) else {
      #expect(screen.outline == other.outline, "seed \(seed)")
      return nil
    }
    #expect(try meets(screen, expectation), "seed \(seed): \(expectation)")
    #expect(try meets(other, expectation) == false, "seed \(seed): \(expectation)")
    return expectation
  }

  @Test func `one of two screens that differ meets an expectation that the other doesn't`() throws {
    var kinds: Set<String> = []
    for seed in 0..<TestSizes.size(quick: 200, exhaustive: 2_000) as Range<UInt64> {
      let screen = SimilarScreens.screen(seed: seed)
      for changed in 0..<12 {
        let other = SimilarScreens.screen(seed: seed, changed: changed * (1 + Int(seed % 5)))
        let found = try expectation(of: screen, unlike: other.map { "\($0)" }, seed)
        let kind = found.map { "\($0)".prefix { ($0 == "\"") == false } } ?? "none"
        kinds.insert(String(kind.filter { $0.isNumber == false }))
      }
      let stranger = SimilarScreens.screen(seed: seed + 1)
      _ = try expectation(of: screen, unlike: stranger.map { "\($0)" }, seed)
      #expect(screen.expectation(unlike: screen.numbered) == nil)
    }
    #expect(
      kinds.isSuperset(of: [
        "none", "title ", "no alert", "alert ", "text ", "value ", "button ", "no button ",
        "status ",
        "no status ", "dismiss enabled", "dismiss disabled", "increase ", "decrease ", "line  ",
        "no line ",
      ]), "\(kinds)")
  }
}
