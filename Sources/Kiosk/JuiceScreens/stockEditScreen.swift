public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

/// The stock sheet of a shop: a stepper for each fruit over the draft.
public func stockEditScreen(
  _ state: StockEditViewModel.State,
  menu: Menu,
  phrases: Phrases
) -> Screen<StockEditAction> {
  StockEditScreenTemplate(menu: menu, phrases: phrases) { $0 }.screen(state)
}
