import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct KioskScreenTests {
  private let stock = Stock(of: .standard)
  private let intent = AlertIntent(
    message: "?", buttons: [.init("No", role: .cancel, action: .close)])

  private func screen(
    _ destination: OrderViewModel.State.Destination? = nil
  ) -> Screen<KioskAction> {
    let order = OrderViewModel(maker: JuiceMaker(menu: .standard), phrases: .korean)
    #expect(order.restore(.init(stock: stock, destination: destination)))
    return Screen(order)
  }

  @Test func `an alert covers the order screen`() {
    #expect(screen(.alert(intent)).modal == .alert(Alert(intent)))
    #expect(
      screen(.alert(intent)).actions
        == [.order(.alertButtonTapped(.close)), .order(.dismissed)])
  }

  @Test func `the sheet covers the order screen, and a dismissal ends it`() {
    let maker = JuiceMaker(menu: .standard)
    let sheet = StockEditViewModel(
      menu: .standard, store: maker.store, phrases: .korean, difference: ["kiwi": 3]
    ) { _ in }
    let screen = screen(.stockEdit(["kiwi": 3]))
    #expect(
      screen.modal == .sheet(Screen(sheet, over: stock), dismissal: .stockEdit(.dismissed)))
    #expect(screen.actions.first == .stockEdit(.closeButtonTapped))
    #expect(screen.actions.last == .stockEdit(.dismissed))
    #expect(screen.actions.count == 12)
  }

  @Test func `what covers the order screen leaves it as it is`() {
    for destination in [.alert(intent), .stockEdit(["kiwi": 3])]
      as [OrderViewModel.State.Destination]
    {
      var below = screen(destination)
      below.modal = nil
      #expect(below == screen())
    }
  }
}
