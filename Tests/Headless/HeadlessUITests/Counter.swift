import HeadlessUI

struct Counter: HeadlessApp {
  enum Action { case add, reset }

  var count = 0

  var screen: Screen<Action> {
    Screen(
      title: "Counter",
      bar: [Button("Reset", action: count > 0 ? .reset : nil)],
      content: [
        .value("Count", value: "\(count)"),
        .button(Button("Add one", action: .add)),
      ])
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .add: count += 1
    case .reset: count = 0
    }
  }
}
