public import HeadlessUI
import TextRenderer

extension Command {
  /// What a flow expects to be on the screen.
  ///
  /// Only the topmost layer counts, but for a title, which is that of the topmost layer that is not
  /// an alert. Texts are compared by canonical equivalence.
  public enum Expectation: Hashable, Sendable {
    /// There is a text: a text node, a heading, a title, or what an alert says.
    case text(String)
    /// The screen or the sheet has this title.
    case title(String)
    /// The value or the stepper of that name shows this value.
    case value(String, String)
    /// There is a button of that name, enabled or disabled where that is said.
    case button(String, isEnabled: Bool? = nil)
    /// There is no button of that name.
    case noButton(String)
    /// The stepper of that name can be raised (`.increment`) or lowered (`.decrement`), or cannot.
    case step(Gesture, String, isEnabled: Bool)
    /// There is an alert with this title or message.
    case alert(String)
    /// There is no alert.
    case noAlert
    /// The last thing that was done changed the screen.
    case change
  }
}

extension Command.Expectation: CustomStringConvertible {
  /// The expectation as a flow writes it after `expect`.
  public var description: String {
    switch self {
    case .text(let text): "text \(text.quoted)"
    case .title(let title): "title \(title.quoted)"
    case .value(let name, let value): "value \(name.quoted) \(value.quoted)"
    case .button(let name, nil): "button \(name.quoted)"
    case .button(let name, true?): "button \(name.quoted) enabled"
    case .button(let name, false?): "button \(name.quoted) disabled"
    case .noButton(let name): "no button \(name.quoted)"
    case .step(let gesture, let name, let isEnabled):
      "\(gesture == .decrement ? "decrease" : "increase") \(name.quoted)"
        + (isEnabled ? " enabled" : " disabled")
    case .alert(let text): "alert \(text.quoted)"
    case .noAlert: "no alert"
    case .change: "change"
    }
  }
}
