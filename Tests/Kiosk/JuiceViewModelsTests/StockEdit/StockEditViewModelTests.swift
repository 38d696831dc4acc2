import JuiceModel
import JuiceViewModels
import SeededRandom
import TestSizes
import Testing

struct StockEditViewModelTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<200)
  private let store = FruitStore(Stock(of: .standard))
  private let sheet: StockEditViewModel

  init() {
    sheet = StockEditViewModel(store)
  }

  @Test func `a row has everything that a stepper needs`() {
    #expect(sheet.rows.filter(\.isChanged).isEmpty)
    sheet.incrementButtonTapped("kiwi")
    sheet.decrementButtonTapped("mango")
    let titles = [sheet.title, sheet.closeTitle, sheet.closeHint, sheet.dismissalHint]
    #expect(titles == ["재고 추가", "닫기", "닫기 저장", "취소"])
    #expect(sheet.rows.map(\.name) == ["딸기", "바나나", "파인애플", "키위", "망고"])
    #expect(sheet.rows.map(\.symbol) == ["🍓", "🍌", "🍍", "🥝", "🥭"])
    #expect(sheet.rows.map(\.count) == [10, 10, 10, 11, 9])
    #expect(sheet.rows.map(\.storedCount) == [10, 10, 10, 10, 10])
    #expect(sheet.rows.map(\.isChanged) == [false, false, false, true, true])
    #expect(sheet.row("kiwi")?.bounds == 0...100 && sheet.row("kiwi")?.changeNote == "변경됨")
    sheet.decrementButtonTapped("kiwi")
    sheet.incrementButtonTapped("mango")
    #expect(sheet.difference == [:])
  }

  @Test func `what another kiosk sells meanwhile isn't lost`() throws {
    for _ in 0..<3 { sheet.incrementButtonTapped("banana") }
    try store.consume(["banana": 2])
    #expect(sheet.draft["banana"] == 11)
    sheet.closeButtonTapped()
    #expect(store.stock["banana"] == 11)
  }

  @Test func `a step moves what is shown by one within the bounds, and closing commits it`() throws
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
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          expected[fruit] = min(count + 1, 100)
          sheet.incrementButtonTapped(fruit)
        case 1:
          expected[fruit] = max(count - 1, 0)
          sheet.decrementButtonTapped(fruit)
        default:
          try store.apply([fruit: Int.random(in: -100...100, using: &generator)])
          expected[fruit] = min(max(store.stock[fruit] + sheet.difference[fruit], 0), 100)
        }
        #expect(sheet.draft == expected, "seed \(seed)")
      }
      let shown = sheet.draft
      sheet.closeButtonTapped()
      #expect(store.stock.counts == shown, "seed \(seed)")
    }
  }

  @Test func `two open sheets add up`() {
    let other = StockEditViewModel(store)
    for _ in 0..<4 { sheet.incrementButtonTapped("kiwi") }
    other.decrementButtonTapped("kiwi")
    sheet.closeButtonTapped()
    #expect(other.draft["kiwi"] == 13)
    other.closeButtonTapped()
    #expect(store.stock["kiwi"] == 13)
  }

  @Test func `a fruit that the stock doesn't count shows zero, and can't be changed`() throws {
    let durian = Fruit(id: "durian", name: [.korean: "두리안"])
    let menu = try Menu(fruits: Menu.standard.fruits + [durian], juices: Menu.standard.juices)
    let sheet = StockEditViewModel(
      menu: menu, store: store, phrases: .korean, difference: ["kiwi": 2, "durian": 5]
    ) { _ in }
    let row = sheet.row("durian")
    #expect(row?.count == 0 && row?.storedCount == 0)
    #expect(sheet.rows.filter(\.isChanged).map(\.id) == ["kiwi"])
    let rows = sheet.rows
    sheet.incrementButtonTapped("tomato")
    #expect(sheet.rows == rows)
  }

  @Test(arguments: [true, false])
  func `the outcome is reported once, after the changes, and later events are ignored`(
    commits: Bool
  ) {
    var outcomes: [StockEditViewModel.Outcome] = []
    weak var current: StockEditViewModel?
    var changes: [StockDifference?] = []
    let sheet = StockEditViewModel(
      menu: .standard, store: store, phrases: .korean, difference: ["kiwi": 1]
    ) { outcome in
      outcomes.append(outcome)
      changes.append(current?.difference)
      current?.dismissed()
    }
    current = sheet
    if commits { sheet.closeButtonTapped() } else { sheet.dismissed() }
    sheet.incrementButtonTapped("kiwi")
    sheet.closeButtonTapped()
    sheet.dismissed()
    #expect(outcomes == [commits ? .committed(["kiwi": 1]) : .discarded])
    #expect(changes == [[:]] && sheet.difference == [:])
    #expect(store.stock == Stock(of: .standard))
  }

  private func isHeard(_ event: () -> Void) -> Bool {
    JuiceViewModelsTests.isHeard(event) { _ = sheet.rows }
  }

  @Test func `what changes the rows is observed, and nothing else`() throws {
    try store.apply(["kiwi": -10, "mango": 90])
    let heard = [
      isHeard { sheet.incrementButtonTapped("kiwi") },
      isHeard { sheet.decrementButtonTapped("kiwi") },
      isHeard { try? store.apply(["banana": 1]) }, isHeard { sheet.decrementButtonTapped("mango") },
      isHeard { sheet.closeButtonTapped() },
    ]
    #expect(heard == [true, true, true, true, true])
    let again = StockEditViewModel(store)
    let refused = JuiceViewModelsTests.isHeard {
      again.decrementButtonTapped("kiwi")
      again.incrementButtonTapped("durian")
    } reading: {
      _ = again.rows
    }
    #expect(refused == false)
  }
}
