import HeadlessUI
import Observation

/// A sum in two jars, of which coins are moved from the left one to the right one, or taken away.
@Observable
final class Transfer: RestorableApp {
  struct State: Hashable, Sendable {
    var left = 3
    var right = 0
    var isDone = false
  }

  enum Action { case move, take, close }

  /// The ways in which a coin is moved.
  enum Order: CaseIterable {
    /// Both jars change at once.
    case atOnce
    /// The coin is in both jars for a moment.
    case twice
    /// The coin is nowhere for a moment, as after it was taken away.
    case lost
    /// The alert comes after the coin.
    case alertLast
    /// The alert comes before the coin.
    case alertFirst
  }

  let order: Order
  let restoresAlerts: Bool
  private(set) var left = 3
  private(set) var right = 0
  private var both: State?
  private(set) var isDone = false

  init(_ order: Order, restoresAlerts: Bool = true) {
    self.order = order
    self.restoresAlerts = restoresAlerts
  }

  var state: State { both ?? State(left: left, right: right, isDone: isDone) }

  var screen: Screen<Action> {
    let state = state
    return Screen(
      title: "Jars",
      content: [
        .value(Value("Left", value: "\(state.left)")),
        .value(Value("Right", value: "\(state.right)")),
        .button(Button("Move", action: state.left > 0 ? .move : nil)),
        .button(Button("Take", action: state.left > 0 ? .take : nil)),
      ],
      modal: state.isDone
        ? .alert(Alert(message: "Moved", buttons: [Button("OK", action: .close)])) : nil)
  }

  func perform(_ action: Action) {
    switch (action, order) {
    case (.move, .atOnce): both = State(left: state.left - 1, right: state.right + 1)
    case (.move, .twice):
      right += 1
      left -= 1
    case (.move, .lost):
      left -= 1
      right += 1
    case (.move, .alertLast):
      both = State(left: state.left - 1, right: state.right + 1)
      both?.isDone = true
    case (.move, .alertFirst):
      both = State(left: state.left, right: state.right, isDone: true)
      both = State(left: state.left - 1, right: state.right + 1, isDone: true)
    case (.take, .atOnce), (.take, .alertLast), (.take, .alertFirst):
      both = State(left: state.left - 1, right: state.right)
    case (.take, _): left -= 1
    case (.close, _): both?.isDone = false
    }
  }

  func restore(_ state: State) -> Bool {
    guard restoresAlerts || state.isDone == false else { return false }
    switch order {
    case .twice, .lost: (left, right, isDone) = (state.left, state.right, state.isDone)
    case .atOnce, .alertLast, .alertFirst: both = state
    }
    return true
  }
}

extension Transfer.State: CustomStringConvertible {
  var description: String { "\(left) and \(right)" + (isDone ? ", done" : "") }
}

/// Two jars that nobody can observe.
final class UnobservableJar: RestorableApp {
  private(set) var state = 0

  var screen: Screen<Int> { .room("Jar", ("Next", (state + 1) % 5)) }

  func perform(_ action: Int) { state = action }

  func restore(_ state: Int) -> Bool {
    self.state = state
    return true
  }
}

/// A jar that tells nobody of its fourth coin.
@Observable
final class ShyJar: RestorableApp {
  @ObservationIgnored private var coins = 0
  private var changes = 0

  var state: Int {
    _ = changes
    return coins
  }

  var screen: Screen<Int> { .room("Jar", ("Next", (state + 1) % 5), ("Shake", state)) }

  func perform(_ action: Int) {
    if (action == 4) == false, (action == coins) == false { changes += 1 }
    coins = action
  }

  func restore(_ state: Int) -> Bool {
    coins = state
    return true
  }
}

/// A jar that shakes once it has been restored.
@Observable
final class RestlessJar: RestorableApp {
  private(set) var state = 0
  private var isRestored = false

  var screen: Screen<Int> { .room("Jar", ("Next", (state + 1) % 5)) }

  func perform(_ action: Int) {
    if isRestored { state = 7 }
    state = action
  }

  func restore(_ state: Int) -> Bool {
    self.state = state
    isRestored = true
    return true
  }
}
