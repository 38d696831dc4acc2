public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

/// The order screen of a shop: its stock, and a button for each juice.
public func orderScreen(
  _ state: OrderViewModel.State,
  menu: Menu,
  phrases: Phrases
) -> Screen<OrderAction> {
  var template = OrderScreenTemplate(menu: menu, phrases: phrases) { $0 }
  return template.screen(state.stock)
}
