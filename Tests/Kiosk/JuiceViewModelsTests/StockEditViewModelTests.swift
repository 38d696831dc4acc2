import JuiceModel
import JuiceViewModels
import Testing

struct StockEditViewModelTests {
  private let store = FruitStore(Stock(of: .standard))
  private let sheet: StockEditViewModel

  init() {
    sheet = StockEditViewModel(store)
  }

  @Test func `a sheet opens with the stock and an empty draft`() {
    #expect(sheet.state == StockEditViewModel.State(stock: Stock(of: .standard)))
    #expect(sheet.state.draft == store.stock)
    #expect(sheet.state.isFinished == false)
  }

  @Test func `six more are drafted, and the store knows when the sheet is closed`() {
    for _ in 0..<6 { sheet.incrementButtonTapped("strawberry") }
    #expect(sheet.state.draft["strawberry"] == 16)
    #expect(store.stock == Stock(of: .standard))
    sheet.closeButtonTapped()
    #expect(store.stock["strawberry"] == 16)
    #expect(sheet.state.isFinished)
  }

  @Test func `a dismissed draft is discarded`() {
    sheet.incrementButtonTapped("strawberry")
    sheet.decrementButtonTapped("kiwi")
    sheet.dismissed()
    #expect(store.stock == Stock(of: .standard))
    #expect(sheet.state.isFinished)
  }

  @Test func `more and less of the same fruit is no difference`() {
    sheet.incrementButtonTapped("kiwi")
    sheet.decrementButtonTapped("mango")
    sheet.decrementButtonTapped("kiwi")
    sheet.incrementButtonTapped("mango")
    #expect(sheet.state == StockEditViewModel.State(stock: Stock(of: .standard)))
  }

  @Test func `the draft stops at the bounds and says so`() {
    for step in 1...90 {
      #expect(sheet.state.canIncrement("kiwi"))
      sheet.incrementButtonTapped("kiwi")
      #expect(sheet.state.draft["kiwi"] == 10 + step)
    }
    for step in 1...10 {
      #expect(sheet.state.canDecrement("mango"))
      sheet.decrementButtonTapped("mango")
      #expect(sheet.state.draft["mango"] == 10 - step)
    }
    let full = sheet.state
    #expect(full.canIncrement("kiwi") == false)
    #expect(full.canDecrement("kiwi"))
    #expect(full.canDecrement("mango") == false)
    #expect(full.canIncrement("mango"))
    sheet.incrementButtonTapped("kiwi")
    sheet.decrementButtonTapped("mango")
    #expect(sheet.state == full)
  }

  @Test func `an unknown fruit cannot be stepped`() {
    #expect(sheet.state.canIncrement("durian") == false)
    #expect(sheet.state.canDecrement("durian") == false)
    sheet.incrementButtonTapped("durian")
    sheet.decrementButtonTapped("durian")
    #expect(sheet.state == StockEditViewModel.State(stock: Stock(of: .standard)))
  }

  @Test(arguments: [true, false])
  func `a finished sheet ignores every event`(commits: Bool) {
    sheet.incrementButtonTapped("kiwi")
    if commits { sheet.closeButtonTapped() } else { sheet.dismissed() }
    let stock = store.stock
    let state = sheet.state
    sheet.incrementButtonTapped("kiwi")
    sheet.decrementButtonTapped("mango")
    sheet.closeButtonTapped()
    sheet.dismissed()
    #expect(sheet.state == state)
    #expect(store.stock == stock)
    #expect(sheet.state.isFinished)
  }

  @Test func `a draft can be taken up again`() {
    sheet.incrementButtonTapped("kiwi")
    let again = StockEditViewModel(store, difference: sheet.state.difference)
    #expect(again.state == sheet.state)
    #expect(again.state.isFinished == false)
  }

  @Test func `a closed sheet shows what it committed, once`() {
    for _ in 0..<6 { sheet.incrementButtonTapped("strawberry") }
    #expect(store.stock["strawberry"] == 10)
    #expect(sheet.state.draft["strawberry"] == 16)
    sheet.closeButtonTapped()
    #expect(store.stock["strawberry"] == 16)
    #expect(sheet.state.draft == store.stock)
    #expect(sheet.state.canIncrement("strawberry") == false)
  }
}
