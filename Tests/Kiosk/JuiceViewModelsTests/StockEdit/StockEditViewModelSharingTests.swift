import JuiceModel
import JuiceViewModels
import Testing

struct StockEditViewModelSharingTests {
  private let store = FruitStore(Stock(of: .standard))
  private let sheet: StockEditViewModel

  init() {
    sheet = StockEditViewModel(store)
  }

  @Test func `what another kiosk sells meanwhile isn't lost`() throws {
    for _ in 0..<3 { sheet.incrementButtonTapped("banana") }
    #expect(sheet.draft["banana"] == 13)
    try store.consume(["banana": 2])
    #expect(sheet.draft["banana"] == 11)
    sheet.closeButtonTapped()
    #expect(store.stock["banana"] == 11)
  }

  @Test func `the draft follows the store`() throws {
    sheet.incrementButtonTapped("kiwi")
    try store.change("mango", by: 5)
    try store.change("kiwi", by: -10)
    #expect(sheet.draft == (try Stock.standard([10, 10, 10, 1, 15])).counts)
    #expect(sheet.difference == ["kiwi": 1])
  }

  @Test func `beyond the upper bound the next step down changes what is shown by one`() throws {
    for _ in 0..<5 { sheet.incrementButtonTapped("kiwi") }
    try store.change("kiwi", by: 88)
    #expect(sheet.draft["kiwi"] == 100)
    #expect(sheet.row("kiwi")?.canIncrement == false)
    sheet.decrementButtonTapped("kiwi")
    #expect(sheet.draft["kiwi"] == 99)
    sheet.closeButtonTapped()
    #expect(store.stock["kiwi"] == 99)
  }

  @Test func `beyond the lower bound the next step up changes what is shown by one`() throws {
    for _ in 0..<5 { sheet.decrementButtonTapped("kiwi") }
    try store.consume(["kiwi": 8])
    #expect(sheet.draft["kiwi"] == 0)
    #expect(sheet.row("kiwi")?.canDecrement == false)
    sheet.incrementButtonTapped("kiwi")
    #expect(sheet.draft["kiwi"] == 1)
    sheet.closeButtonTapped()
    #expect(store.stock["kiwi"] == 1)
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
}
