import JuiceModel
import JuiceViewModels
import TestSupport
import Testing

struct StockEditViewModelTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<200)
  private static let values = [Int.min, -1, 0, 10, 55, 100, 101, .max]
  private let store = FruitStore(Stock(of: .standard))

  @Test func `a row has everything that a stepper needs`() throws {
    let sheet = StockEditViewModel(store)
    #expect(sheet.hasChanges == false && sheet.rows.filter(\.isChanged).isEmpty)
    sheet.incrementButtonTapped(.kiwi)
    sheet.decrementButtonTapped(.mango)
    #expect(sheet.rows.map(\.name) == ["딸기", "바나나", "파인애플", "키위", "망고"])
    #expect(sheet.rows.map(\.symbol) == ["🍓", "🍌", "🍍", "🥝", "🥭"])
    #expect(sheet.rows.map(\.count) == ["10", "10", "10", "11", "9"])
    #expect(sheet.rows.map(\.changeNote) == [nil, nil, nil, "변경됨", "변경됨"])
    let kiwi = try #require(sheet.row(.kiwi))
    #expect(kiwi.value == 11 && kiwi.bounds == 0...100 && kiwi.isChanged && sheet.hasChanges)
    sheet.decrementButtonTapped(.kiwi)
    sheet.incrementButtonTapped(.mango)
    #expect(sheet.difference == [:] && sheet.hasChanges == false)
  }

  @Test func `steps and values change what is shown within the bounds, and closing commits it`()
    throws
  {
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      let store = FruitStore(Stock(of: .standard))
      let sheet = StockEditViewModel(store)
      for _ in 0..<40 {
        let fruit = store.stock.fruits[Int.random(in: 0..<5, using: &generator)]
        var expected = sheet.draft
        let count = expected[fruit] ?? 0
        let row = sheet.row(fruit)
        #expect(row?.canIncrement == (count < 100) && row?.canDecrement == (count > 0))
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
          expected[fruit] = min(count + 1, 100)
          sheet.incrementButtonTapped(fruit)
        case 1:
          expected[fruit] = max(count - 1, 0)
          sheet.decrementButtonTapped(fruit)
        case 2:
          let value = Self.values[Int.random(in: 0..<Self.values.count, using: &generator)]
          expected[fruit] = min(max(value, 0), 100)
          sheet.countChanged(fruit, to: value)
          sheet.countChanged(.durian, to: value)
        default:
          try store.apply([fruit: Int.random(in: -100...100, using: &generator)])
          expected[fruit] = min(max((store.stock[fruit] ?? 0) + sheet.difference[fruit], 0), 100)
        }
        #expect(sheet.draft == expected, "seed \(seed)")
      }
      let shown = sheet.draft
      sheet.closeButtonTapped()
      #expect(store.stock.counts == shown, "seed \(seed)")
    }
  }

  @Test func `a fruit that the stock doesn't count shows zero, and can't be changed`() throws {
    let durian = Fruit(id: .durian, name: [.korean: "두리안"])
    let menu = try Menu(fruits: Menu.standard.fruits + [durian], juices: Menu.standard.juices)
    let sheet = StockEditViewModel(
      menu: menu, store: store, phrases: .korean, difference: [.kiwi: 2, .durian: 5]
    ) { _ in }
    let row = sheet.row(.durian)
    #expect(row?.value == 0 && row?.isChanged == false)
    #expect(sheet.rows.filter(\.isChanged).map(\.id) == [.kiwi])
    let rows = sheet.rows
    sheet.incrementButtonTapped(.durian)
    #expect(sheet.rows == rows)
  }

  @Test(arguments: [true, false])
  func `changes are reported once, after they are cleared, and later events are ignored`(
    commits: Bool
  ) {
    var ends: [StockDifference] = []
    weak var current: StockEditViewModel?
    var changes: [StockDifference?] = []
    let sheet = StockEditViewModel(
      menu: .standard, store: store, phrases: .korean, difference: [.kiwi: 1]
    ) { committed in
      ends.append(committed)
      changes.append(current?.difference)
      current?.dismissed()
      current?.closeButtonTapped()
      current?.incrementButtonTapped(.kiwi)
    }
    current = sheet
    if commits { sheet.closeButtonTapped() } else { sheet.dismissed() }
    sheet.incrementButtonTapped(.kiwi)
    sheet.closeButtonTapped()
    sheet.dismissed()
    #expect(ends == [commits ? [.kiwi: 1] : [:]])
    #expect(changes == [[:]] && sheet.difference == [:])
    #expect(store.stock == Stock(of: .standard))
  }
}
