import JuiceModel
import JuiceViewModels
import Testing

struct StockEditViewModelObservationTests {
  private let store = FruitStore(Stock(of: .standard))
  private let sheet: StockEditViewModel

  init() {
    sheet = StockEditViewModel(store)
  }

  private func isHeard(after event: () -> Void) -> Bool {
    JuiceViewModelsTests.isHeard(event) { _ = sheet.rows }
  }

  @Test func `a step, a change of the store, and the end are observed`() {
    #expect(isHeard { sheet.incrementButtonTapped("kiwi") })
    #expect(isHeard { sheet.decrementButtonTapped("kiwi") })
    #expect(isHeard { try? store.apply(["kiwi": 1]) })
    #expect(isHeard { sheet.incrementButtonTapped("mango") })
    #expect(isHeard { sheet.closeButtonTapped() })
  }

  @Test func `a step that is refused isn't observed`() throws {
    try store.apply(["kiwi": -10, "mango": 90])
    #expect(isHeard { sheet.decrementButtonTapped("kiwi") } == false)
    #expect(isHeard { sheet.incrementButtonTapped("mango") } == false)
    #expect(isHeard { sheet.incrementButtonTapped("durian") } == false)
  }
}
