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
    screen.modal = modal(state)
    return screen
  }

  private func modal(_ state: OrderViewModel.State) -> Modal<KioskAction>? {
    switch state.destination {
    case .alert(let intent):
      .alert(alert(intent, action: KioskAction.order))
    case .stockEdit(let difference):
      .sheet(
        stockEdit.screen(StockEditViewModel.State(stock: state.stock, difference: difference)),
        dismissal: .stockEdit(.dismissed)
      )
    case nil: nil
    }
  }
}
