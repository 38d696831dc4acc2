import HeadlessUI
import JuiceModel
import JuiceViewModels

/// The stock sheet of a shop; all of it that never changes is made once.
struct StockEditScreenTemplate<Action: Hashable & Sendable> {
  private let title: String
  private let bar: [Button<Action>]
  private let steppers: [(id: Fruit.ID, stepper: Stepper<Action>)]

  init(menu: Menu, phrases: Phrases, action: (StockEditAction) -> Action) {
    title = phrases.stockEditTitle
    bar = [Button(phrases.close, action: action(.closeButtonTapped))]
    let names = menu.fruits.map { $0.name[phrases.language] }
    let twins = repeated(names)
    steppers = zip(menu.fruits, names).map { fruit, name in
      let stepper = Stepper(
        name,
        value: "",
        symbol: fruit.symbol,
        decrement: action(.decrementButtonTapped(fruit.id)),
        increment: action(.incrementButtonTapped(fruit.id)),
        identifier: twins.contains(name) ? fruit.id.rawValue : nil
      )
      return (fruit.id, stepper)
    }
  }

  /// The screen with a stepper for each fruit over the draft.
  func screen(_ state: StockEditViewModel.State) -> Screen<Action> {
    let steppers = steppers.map { id, blank in
      var stepper = blank
      stepper.value = state.count(of: id).description
      if state.canDecrement(id) == false { stepper.decrement = nil }
      if state.canIncrement(id) == false { stepper.increment = nil }
      return Node.stepper(stepper)
    }
    return Screen(title: title, bar: bar, content: [.group(Group(children: steppers))])
  }
}
