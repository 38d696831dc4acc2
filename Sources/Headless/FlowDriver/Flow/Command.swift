import PlainText

/// Something that a person does to an app, or expects of it.
public enum Command: Hashable, Sendable {
  /// Taps a control.
  case tap(Target)
  /// Raises the value of the stepper of that name by 1...1000 steps.
  case increase(String, identifier: String? = nil, by: Int = 1)
  /// Lowers the value of the stepper of that name by 1...1000 steps.
  case decrease(String, identifier: String? = nil, by: Int = 1)
  /// Dismisses the topmost modal by the system's own means (Esc, a swipe).
  case dismiss
  /// Stops the flow where the screen is not as expected.
  case expect(Expectation)
  /// Shows the screen to whoever runs the flow; does nothing to the app.
  case show
  /// Hands the screen to whoever runs the flow, to compare it with the snapshot of that name; does
  /// nothing to the app.
  case snapshot(String)

  /// How many steps one command may take.
  static let steps = 1...1_000
}

extension Command: CustomStringConvertible {
  /// The command as a line of a flow.
  public var description: String {
    switch self {
    case .tap(let target): "tap \(target)"
    case .increase(let name, let identifier, let steps):
      "increase \(named(name, identifier))" + by(steps)
    case .decrease(let name, let identifier, let steps):
      "decrease \(named(name, identifier))" + by(steps)
    case .dismiss: "dismiss"
    case .expect(let expectation): "expect \(expectation)"
    case .show: "show"
    case .snapshot(let name): "snapshot \(name.quoted)"
    }
  }

  private func by(_ steps: Int) -> String {
    steps == 1 ? "" : " by \(steps)"
  }
}
