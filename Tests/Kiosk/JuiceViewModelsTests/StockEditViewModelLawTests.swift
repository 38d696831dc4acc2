import JuiceModel
import JuiceViewModels
import SeededRandom
import Testing

struct StockEditViewModelLawTests {
  private static let seeds: [UInt64] = Array(0..<200)
  private let fruits = Menu.standard.fruits.map(\.id)

  @Test func `a step moves what is shown by one, and closing commits what is shown`() throws {
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      let store = FruitStore(Stock(of: .standard))
      let sheet = StockEditViewModel(store)
      for _ in 0..<40 {
        let fruit = try #require(fruits.randomElement(using: &generator))
        let shown = sheet.state.draft
        var expected = shown
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          try? expected.change(fruit, by: 1)
          #expect(sheet.state.canIncrement(fruit) == (shown[fruit] < 100), "seed \(seed)")
          sheet.incrementButtonTapped(fruit)
        case 1:
          try? expected.change(fruit, by: -1)
          #expect(sheet.state.canDecrement(fruit) == (shown[fruit] > 0), "seed \(seed)")
          sheet.decrementButtonTapped(fruit)
        default:
          try store.apply([fruit: Int.random(in: -100...100, using: &generator)])
          expected = store.stock
          expected.apply(sheet.state.difference)
        }
        #expect(sheet.state.draft == expected, "seed \(seed)")
      }
      let shown = sheet.state.draft
      sheet.closeButtonTapped()
      #expect(store.stock == shown, "seed \(seed)")
    }
  }
}
