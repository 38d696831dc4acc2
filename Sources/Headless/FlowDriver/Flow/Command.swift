public import HeadlessUI
import PlainText

/// An action of a person on an app, or an expectation of its screen.
public enum Command: Hashable, Sendable {
  /// Taps a control.
  case tap(Target)
  /// Raises the value of the stepper with this name by 1...1000 steps.
  case increase(String, identifier: String? = nil, by: Int = 1)
  /// Lowers the value of the stepper with this name by 1...1000 steps.
  case decrease(String, identifier: String? = nil, by: Int = 1)
  /// Dismisses the topmost modal as the system does (Esc, a swipe).
  case dismiss
  /// Stops the flow if the screen isn't as expected.
  case expect(Expectation)
  /// Shows the screen to the runner of the flow, and does nothing to the app.
  case show
  /// Has the runner of the flow compare the screen with the snapshot of this name, and does nothing
  /// to the app.
  case snapshot(String)

  /// The numbers of steps that one command can take.
  package static let steps = 1...1_000
  /// The numbers of lines that an expectation can name.
  package static let lines = 1...1_000_000

  /// Creates the command that performs a gesture once.
  package init(_ gesture: Gesture, _ name: String, identifier: String?) {
    self =
      switch gesture {
      case .tap: .tap(Target(name, identifier: identifier))
      case .decrement: .decrease(name, identifier: identifier)
      case .increment: .increase(name, identifier: identifier)
      case .dismiss: .dismiss
      }
  }
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

extension Command {
  /// An expectation of the screen.
  ///
  /// Only the topmost layer counts, except for a title, which is that of the topmost layer that
  /// isn't an alert, and for a line, which is one of the whole screen. Texts are compared by
  /// canonical equivalence. An identifier chooses between nodes with the same name.
  public enum Expectation: Hashable, Sendable {
    /// The layer shows this text: a text node, a heading, a title, or the words of an alert.
    case text(String)
    /// The screen or the sheet has this title.
    case title(String)
    /// The value or the stepper with this name shows this value.
    case value(String, String, identifier: String? = nil)
    /// There is a button with this name; it's enabled or disabled, unless `isEnabled` is `nil`.
    case button(String, identifier: String? = nil, isEnabled: Bool? = nil)
    /// There is no button with this name.
    case noButton(String, identifier: String? = nil)
    /// The stepper with this name can be raised (`.increment`) or lowered (`.decrement`), or can't.
    case step(Gesture, String, identifier: String? = nil, isEnabled: Bool)
    /// The button or the stepper with this name has this status, which holds.
    case status(String, String, identifier: String? = nil)
    /// The button or the stepper with this name has no status that holds.
    case noStatus(String, identifier: String? = nil)
    /// There is an alert with this title or message.
    case alert(String)
    /// There is no alert.
    case noAlert
    /// The layer can be dismissed as the system does (Esc, a swipe), or can't.
    case dismissal(isEnabled: Bool)
    /// The outline of the whole screen has this text on this line, counted from 1. The text may leave
    /// out the indentation.
    case line(Int, String)
    /// The outline of the whole screen has fewer lines than this number.
    case noLine(Int)
    /// The last action changed the screen.
    case change
  }
}

extension Command.Expectation: CustomStringConvertible {
  /// The expectation as a flow writes it after `expect`.
  public var description: String {
    switch self {
    case .text(let text): "text \(text.quoted)"
    case .title(let title): "title \(title.quoted)"
    case .value(let name, let value, let identifier):
      "value \(named(name, identifier)) \(value.quoted)"
    case .button(let name, let identifier, let isEnabled):
      "button \(named(name, identifier))" + (isEnabled.map(availability) ?? "")
    case .noButton(let name, let identifier): "no button \(named(name, identifier))"
    case .step(let gesture, let name, let identifier, let isEnabled):
      "\(gesture == .decrement ? "decrease" : "increase") \(named(name, identifier))"
        + availability(isEnabled)
    case .status(let name, let status, let identifier):
      "status \(named(name, identifier)) \(status.quoted)"
    case .noStatus(let name, let identifier): "no status \(named(name, identifier))"
    case .alert(let text): "alert \(text.quoted)"
    case .noAlert: "no alert"
    case .dismissal(let isEnabled): "dismiss" + availability(isEnabled)
    case .line(let number, let text): "line \(number) \(text.quoted)"
    case .noLine(let number): "no line \(number)"
    case .change: "change"
    }
  }

  private func availability(_ isEnabled: Bool) -> String {
    isEnabled ? " enabled" : " disabled"
  }
}
