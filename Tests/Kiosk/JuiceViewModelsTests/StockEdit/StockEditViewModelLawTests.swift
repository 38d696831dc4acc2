import JuiceModel
import JuiceViewModels
import SeededRandom
import TestSizes
import Testing

struct StockEditViewModelLawTests {
  private static let seeds: [UInt64] = TestSizes.size(
    quick: Array(0..<40), exhaustive: Array(0..<200))
  private let fruits = Menu.standard.fruits.map(\.id)

  @Test func `a step moves what is shown by one, and closing commits what is shown`() throws {
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      let store = FruitStore(Stock(of: .standard))
      let sheet = StockEditViewModel(store)
      for _ in 0..<40 {
        let fruit = try #require(fruits.randomElement(using: &generator))
        let shown = sheet.draft
        var expected = store.stock
        expected.apply(sheet.difference)
        #expect(shown == expected.counts, "seed \(seed)")
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          #expect(sheet.row(fruit)?.canIncrement == (expected[fruit] < 100), "seed \(seed)")
          try? expected.change(fruit, by: 1)
          sheet.incrementButtonTapped(fruit)
        case 1:
          #expect(sheet.row(fruit)?.canDecrement == (expected[fruit] > 0), "seed \(seed)")
          try? expected.change(fruit, by: -1)
          sheet.decrementButtonTapped(fruit)
        default:
          try store.apply([fruit: Int.random(in: -100...100, using: &generator)])
          expected = store.stock
          expected.apply(sheet.difference)
        }
        #expect(sheet.draft == expected.counts, "seed \(seed)")
      }
      let shown = sheet.draft
      sheet.closeButtonTapped()
      #expect(store.stock.counts == shown, "seed \(seed)")
    }
  }
}
