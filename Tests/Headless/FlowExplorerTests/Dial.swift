import HeadlessUI

/// A number from 0 to 99 that is dialled, an alert at each ten, and a trap.
struct Dial: RestorableApp {
  enum Action: Hashable, Sendable {
    case add(Int)
    case reset, close
  }

  struct State: Hashable, Sendable {
    var number = 0
    var isAsking = false
  }

  var state = State()
  /// A number at which the alert can't be closed.
  var trap: Int?

  mutating func restore(_ state: State) -> Bool {
    self.state = state
    return true
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .add(let step):
      state.number = min(state.number + step, 99)
      state.isAsking = state.number > 0 && state.number % 10 == 0
    case .reset: state.number = 0
    case .close: state.isAsking = state.number == trap
    }
  }

  var screen: Screen<Action> {
    let isLow = state.number < 99
    return Screen(
      title: "Dial",
      bar: [Button("Reset", action: state.number > 0 ? .reset : nil)],
      content: [
        .value(Value("Number", value: "\(state.number)")),
        .button(Button("One", action: isLow ? .add(1) : nil)),
        .button(Button("Seven", action: isLow ? .add(7) : nil)),
        .button(Button("Broken", action: nil)),
      ],
      modal: state.isAsking ? .alert(question) : nil
    )
  }

  private var question: Alert<Action> {
    Alert(message: "\(state.number) it is", buttons: [Button("OK", action: .close)])
  }
}
