import HeadlessUI
import JuiceModel
import JuiceViewModels

/// The screens of a kiosk; all of them that never changes is made once.
struct KioskScreenTemplate {
  private var order: OrderScreenTemplate<KioskAction>
  private let stockEdit: StockEditScreenTemplate<KioskAction>

  init(menu: Menu, phrases: Phrases) {
    order = OrderScreenTemplate(menu: menu, phrases: phrases, action: KioskAction.order)
    stockEdit = StockEditScreenTemplate(
      menu: menu, phrases: phrases, action: KioskAction.stockEdit)
  }

  /// The order screen, and over it the alert or the stock sheet of a state.
  mutating func screen(_ state: OrderViewModel.State) -> Screen<KioskAction> {
    var screen = order.screen(state.stock)
    switch state.destination {
    case .alert(let intent):
      screen.modal = .alert(alert(intent, action: KioskAction.order))
    case .stockEdit(let difference):
      let sheet = StockEditViewModel.State(stock: state.stock, difference: difference)
      screen.modal = .sheet(stockEdit.screen(sheet), dismissal: .stockEdit(.dismissed))
    case nil:
      break
    }
    return screen
  }
}
