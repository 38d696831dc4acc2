import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import SeededRandom
import TestSizes
import Testing

struct JuiceKioskWalkTests {
  @Test(
    arguments: TestSizes.size(
      quick: [0..<10, 150..<160], exhaustive: [0..<150, 150..<300] as [Range<UInt64>]))
  func `any walk keeps the stock in range and can be restored and replayed`(
    seeds: Range<UInt64>
  ) throws {
    var visited = Set<[Role]>()
    for seed in seeds {
      var generator = SplitMix64(seed: seed)
      let kiosk = JuiceKiosk()
      let replay = JuiceKiosk()
      var screen = kiosk.screen
      for step in 0..<60 {
        let action = try #require(
          screen.actions.randomElement(using: &generator), "seed \(seed), step \(step)")
        kiosk.perform(action)
        replay.perform(action)
        screen = kiosk.screen
        let state = kiosk.state
        let fresh = JuiceKiosk()
        #expect(fresh.restore(state), "seed \(seed), step \(step)")
        let counts = state.stock.fruits.map { state.stock[$0] }
        #expect(counts.allSatisfy(Stock.range.contains), "seed \(seed), step \(step)")
        #expect(screen.layers.count <= 2, "seed \(seed), step \(step)")
        #expect(fresh.screen == screen, "seed \(seed), step \(step)")
        #expect(replay.screen == screen, "seed \(seed), step \(step)")
        visited.insert(screen.layers.map(\.role))
      }
    }
    #expect(visited == [[.screen], [.screen, .alert], [.screen, .sheet]])
  }

  @Test func `a restored kiosk goes on as the one that was saved`() throws {
    for seed in TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<50) {
      var generator = SplitMix64(seed: seed)
      let kiosk = JuiceKiosk()
      for _ in 0..<20 {
        kiosk.perform(
          try #require(kiosk.screen.actions.randomElement(using: &generator), "seed \(seed)"))
      }
      let fresh = JuiceKiosk()
      #expect(fresh.restore(kiosk.state))
      for step in 0..<20 {
        let action = try #require(
          kiosk.screen.actions.randomElement(using: &generator), "seed \(seed), step \(step)")
        kiosk.perform(action)
        fresh.perform(action)
        #expect(fresh.state == kiosk.state, "seed \(seed), step \(step)")
      }
    }
  }
}
