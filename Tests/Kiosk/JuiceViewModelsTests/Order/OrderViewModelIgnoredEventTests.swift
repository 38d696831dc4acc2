import JuiceModel
import JuiceViewModels
import Testing

struct OrderViewModelIgnoredEventTests {
  private let order = OrderViewModel()

  private func expectNothing(after event: (OrderViewModel) -> Void) {
    let before = order.state
    event(order)
    #expect(order.state == before)
  }

  private func tapEverythingBelow() {
    for juice in Menu.standard.juices {
      expectNothing { $0.juiceButtonTapped(juice.id) }
    }
    expectNothing { $0.juiceButtonTapped("durian") }
    expectNothing { $0.editStockButtonTapped() }
  }

  @Test(arguments: ["kiwi", "strawberry", "durian"] as [Juice.ID])
  func `what an alert covers can't be tapped`(juice: Juice.ID) {
    order.juiceButtonTapped(juice)
    #expect((order.alert?.intent == nil) == false)
    tapEverythingBelow()
  }

  @Test func `what the sheet covers can't be tapped`() {
    order.editStockButtonTapped()
    order.stockEdit?.incrementButtonTapped("kiwi")
    tapEverythingBelow()
    #expect(order.state.destination == .stockEdit(["kiwi": 1]))
  }

  @Test func `an answer that the alert doesn't offer is ignored`() {
    order.juiceButtonTapped("kiwi")
    expectNothing { $0.alertButtonTapped(.editStock) }
    #expect(order.alert?.intent == .ready("키위"))
  }

  @Test(arguments: [AlertIntent.Action.close, .editStock])
  func `an answer without an alert is ignored`(action: AlertIntent.Action) {
    expectNothing { $0.alertButtonTapped(action) }
    order.editStockButtonTapped()
    order.stockEdit?.incrementButtonTapped("kiwi")
    expectNothing { $0.alertButtonTapped(action) }
    order.stockEdit?.dismissed()
    expectNothing { $0.alertButtonTapped(action) }
  }

  @Test func `an answer counts once`() {
    order.juiceButtonTapped("strawberry")
    order.alertButtonTapped(.close)
    expectNothing { $0.alertButtonTapped(.editStock) }
  }

  @Test(arguments: [true, false])
  func `a finished sheet leaves the order screen free`(commits: Bool) {
    order.editStockButtonTapped()
    if commits { order.stockEdit?.closeButtonTapped() } else { order.stockEdit?.dismissed() }
    #expect(order.state == .init(stock: Stock(of: .standard)))
    expectNothing { $0.dismissed() }
    order.juiceButtonTapped("kiwi")
    #expect(order.alert?.intent == .ready("키위"))
  }
}
