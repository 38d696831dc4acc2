import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct KioskScreenTests {
  private let stock = Stock(of: .standard)
  private let intent = AlertIntent(
    message: "?", buttons: [.init(label: "No", role: .cancel, action: .close)])

  private func screen(
    _ destination: OrderViewModel.State.Destination? = nil
  ) -> Screen<KioskAction> {
    kioskScreen(
      .init(stock: stock, destination: destination), menu: .standard, phrases: .korean)
  }

  @Test func `with nothing over it the kiosk is its order screen`() {
    let order = orderScreen(.init(stock: stock), menu: .standard, phrases: .korean)
    #expect(screen() == order.map(KioskAction.order))
  }

  @Test func `an alert is over the order screen`() {
    #expect(screen(.alert(intent)).modal == .alert(alert(intent).map(KioskAction.order)))
    #expect(
      screen(.alert(intent)).actions
        == [.order(.alertButtonTapped(.close)), .order(.dismissed)])
  }

  @Test func `the sheet is over the order screen, and a dismissal ends it`() {
    let sheet = stockEditScreen(
      .init(stock: stock, difference: ["kiwi": 3]), menu: .standard, phrases: .korean)
    let screen = screen(.stockEdit(["kiwi": 3]))
    #expect(
      screen.modal
        == .sheet(sheet.map(KioskAction.stockEdit), dismissal: .stockEdit(.dismissed)))
    #expect(screen.actions.first == .stockEdit(.closeButtonTapped))
    #expect(screen.actions.last == .stockEdit(.dismissed))
    #expect(screen.actions.count == 12)
  }

  @Test func `what is over the order screen leaves it as it is`() {
    for destination in [.alert(intent), .stockEdit(["kiwi": 3])]
      as [OrderViewModel.State.Destination]
    {
      var below = screen(destination)
      below.modal = nil
      #expect(below == screen())
    }
  }
}
