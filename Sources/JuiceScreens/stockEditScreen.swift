public import HeadlessUI
public import JuiceModel
public import JuiceViewModels

/// The stock sheet of a shop: a stepper for each fruit over the draft.
public func stockEditScreen(
  _ state: StockEditViewModel.State,
  menu: Menu,
  phrases: Phrases
) -> Screen<StockEditAction> {
  let steppers = menu.fruits.map { fruit in
    Node<StockEditAction>.stepper(
      Stepper(
        fruit.name[phrases.language],
        value: "\(state.count(of: fruit.id))",
        symbol: fruit.symbol,
        decrement: state.canDecrement(fruit.id) ? .decrementButtonTapped(fruit.id) : nil,
        increment: state.canIncrement(fruit.id) ? .incrementButtonTapped(fruit.id) : nil
      )
    )
  }
  return Screen(
    title: phrases.stockEditTitle,
    bar: [Button(phrases.close, action: .closeButtonTapped)],
    content: [.group(Group(children: steppers))]
  )
}
