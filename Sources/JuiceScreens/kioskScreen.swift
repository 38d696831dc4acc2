public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

/// The whole kiosk: the order screen, and over it the alert or the stock sheet of its state.
public func kioskScreen(
  _ state: OrderViewModel.State,
  menu: Menu,
  phrases: Phrases
) -> Screen<KioskAction> {
  var screen = orderScreen(state, menu: menu, phrases: phrases, action: KioskAction.order)
  switch state.destination {
  case .alert(let intent):
    screen.modal = .alert(alert(intent).map(KioskAction.order))
  case .stockEdit(let difference):
    let sheet = StockEditViewModel.State(stock: state.stock, difference: difference)
    screen.modal = .sheet(
      stockEditScreen(sheet, menu: menu, phrases: phrases).map(KioskAction.stockEdit),
      dismissal: .stockEdit(.dismissed)
    )
  case nil:
    break
  }
  return screen
}
