public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

/// The whole kiosk: the order screen, and over it the alert or the stock sheet of its state.
public func kioskScreen(
  _ state: OrderViewModel.State,
  menu: Menu,
  phrases: Phrases
) -> Screen<KioskAction> {
  var template = KioskScreenTemplate(menu: menu, phrases: phrases)
  return template.screen(state)
}
