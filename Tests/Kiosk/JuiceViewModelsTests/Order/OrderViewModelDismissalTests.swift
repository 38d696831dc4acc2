import JuiceModel
import JuiceViewModels
import Testing

struct OrderViewModelDismissalTests {
  private let order = OrderViewModel()

  @Test func `without anything to dismiss nothing happens`() {
    order.dismissed()
    #expect(order.state == .init(stock: Stock(of: .standard)))
  }

  @Test func `dismissing the question means no`() {
    order.juiceButtonTapped("strawberry")
    order.dismissed()
    #expect(order.state == .init(stock: Stock(of: .standard)))
  }

  @Test(arguments: ["kiwi", "durian"] as [Juice.ID])
  func `an alert without a cancel button refuses to be dismissed`(juice: Juice.ID) {
    order.juiceButtonTapped(juice)
    let before = order.state
    order.dismissed()
    #expect(order.state == before)
  }

  @Test func `a sheet is dismissed by itself, and its draft is discarded`() {
    order.editStockButtonTapped()
    order.stockEdit?.incrementButtonTapped("kiwi")
    order.dismissed()
    #expect(order.state.destination == .stockEdit(["kiwi": 1]))
    order.stockEdit?.dismissed()
    #expect(order.state == .init(stock: Stock(of: .standard)))
  }

  @Test func `an alert without a button can be dismissed`() {
    let alert = AlertIntent(message: "?", buttons: [])
    #expect(order.restore(.init(stock: Stock(of: .standard), destination: .alert(alert))))
    order.dismissed()
    #expect(order.state.destination == nil)
  }

  @Test func `a dismissal performs whatever the cancel button does`() {
    let alert = AlertIntent(
      message: "?",
      buttons: [.init("a"), .init("b", role: .cancel, action: .editStock)])
    #expect(order.restore(.init(stock: Stock(of: .standard), destination: .alert(alert))))
    order.dismissed()
    #expect(order.state.destination == .stockEdit([:]))
  }
}
