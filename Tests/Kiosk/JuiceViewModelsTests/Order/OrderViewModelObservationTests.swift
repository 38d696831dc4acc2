import JuiceModel
import JuiceViewModels
import Testing

struct OrderViewModelObservationTests {
  private let order = OrderViewModel()

  private func isHeard(after event: () -> Void) -> Bool {
    JuiceViewModelsTests.isHeard(event) { _ = order.state }
  }

  @Test func `every change of what is shown is observed`() {
    #expect(isHeard { order.juiceButtonTapped("strawberry") })
    #expect(isHeard { order.dismissed() })
    #expect(isHeard { order.juiceButtonTapped("kiwi") })
    #expect(isHeard { order.alertButtonTapped(.close) })
    #expect(isHeard { order.juiceButtonTapped("strawberry") })
    #expect(isHeard { order.alertButtonTapped(.editStock) })
    #expect(isHeard { order.stockEdit?.incrementButtonTapped("strawberry") })
    #expect(isHeard { order.stockEdit?.decrementButtonTapped("strawberry") })
    #expect(isHeard { order.stockEdit?.closeButtonTapped() })
    #expect(isHeard { order.editStockButtonTapped() })
    #expect(isHeard { order.stockEdit?.incrementButtonTapped("kiwi") })
    #expect(isHeard { order.stockEdit?.dismissed() })
    #expect(isHeard { order.juiceButtonTapped("pineapple") })
    #expect(isHeard { order.alertButtonTapped(.close) })
    #expect(isHeard { order.juiceButtonTapped("durian") })
    #expect(order.alert?.intent == .unknown)
  }

  @Test func `what another kiosk changes is observed, with and without a sheet`() {
    let store = FruitStore(Stock(of: .standard))
    let order = OrderViewModel(store: store)
    let other = OrderViewModel(store: store)
    #expect(
      JuiceViewModelsTests.isHeard {
        other.juiceButtonTapped("kiwi")
      } reading: {
        _ = order.state
      })
    order.editStockButtonTapped()
    #expect(
      JuiceViewModelsTests.isHeard {
        try? store.apply(["kiwi": 1])
      } reading: {
        _ = order.state
      })
  }

  @Test func `a restored state is observed`() {
    let saved = order.state
    let asked = OrderViewModel.State(stock: saved.stock, destination: .alert(.short))
    #expect(isHeard { _ = order.restore(asked) })
    #expect(isHeard { _ = order.restore(saved) })
  }

  @Test func `an ignored event isn't observed`() {
    #expect(isHeard { order.dismissed() } == false)
    #expect(isHeard { order.alertButtonTapped(.editStock) } == false)
    order.juiceButtonTapped("kiwi")
    #expect(isHeard { order.juiceButtonTapped("kiwi") } == false)
    #expect(isHeard { order.editStockButtonTapped() } == false)
    #expect(isHeard { order.dismissed() } == false)
  }
}
