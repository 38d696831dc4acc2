import HeadlessUI

/// A coffee machine with a sheet for its settings, in place of which an alert warns of much sugar.
struct CoffeeMachine: HeadlessApp {
  enum Action { case rinse, set, brew, collect, less, more, save, discard }

  var beans = 2
  var sugar = 2
  var draft: Int?
  var message: String?

  var screen: Screen<Action> {
    let lack = Status("No beans", holds: beans == 0, isWarning: true)
    let espresso = Button<Action>(
      "Espresso", value: "$2", action: beans > 0 ? .brew : nil, status: lack)
    return Screen(
      title: "Coffee",
      bar: (beans < 2 ? [Button("Rinse", action: .rinse)] : []) + [
        Button("Settings", action: .set)
      ],
      content: [
        .text("Hot"), .group("Drinks", children: [.button(espresso)]),
        .value("Sugar", value: "\(sugar)"),
      ],
      coveredBy: [cover])
  }

  private var cover: Layer<Action>? {
    if let message {
      return .alert(AlertIntent(message: message, buttons: [.init("OK", action: .collect)]))
    }
    guard let draft else { return nil }
    let stepper = Node<Action>.stepper(
      "Sugar", value: "\(draft)", decrement: draft > 0 ? .less : nil,
      increment: draft < 30 ? .more : nil,
      status: Status("Changed", holds: (draft == sugar) == false), identifier: "sugar")
    return .sheet(
      title: "Settings", bar: [Button("Close", action: .save, hint: "Close to save")],
      content: [.group(children: [stepper])],
      dismissal: Dismissal(.discard, hint: "dismiss to discard"), focus: "sugar",
      hasUnsavedChanges: (draft == sugar) == false)
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .rinse: break
    case .set: draft = sugar
    case .brew: (beans, message) = (beans - 1, "Enjoy")
    case .collect: message = nil
    case .less: draft = draft.map { $0 - 1 }
    case .more: draft = draft.map { $0 + 1 }
    case .save where (draft ?? 0) > 9: (message, draft) = ("Too sweet", 9)
    case .save: (sugar, draft) = (draft ?? sugar, nil)
    case .discard: draft = nil
    }
  }
}
