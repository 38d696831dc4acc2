public import HeadlessUI
import PlainText

extension Command {
  /// What a flow expects to be on the screen.
  ///
  /// Only the topmost layer counts, but for a title, which is that of the topmost layer that is not
  /// an alert. Texts are compared by canonical equivalence. An identifier is for parts that share a
  /// name.
  public enum Expectation: Hashable, Sendable {
    /// There is a text: a text node, a heading, a title, or what an alert says.
    case text(String)
    /// The screen or the sheet has this title.
    case title(String)
    /// The value or the stepper of that name shows this value.
    case value(String, String, identifier: String? = nil)
    /// There is a button of that name, enabled or disabled where that is said.
    case button(String, identifier: String? = nil, isEnabled: Bool? = nil)
    /// There is no button of that name.
    case noButton(String, identifier: String? = nil)
    /// The stepper of that name can be raised (`.increment`) or lowered (`.decrement`), or cannot.
    case step(Gesture, String, identifier: String? = nil, isEnabled: Bool)
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
    case .value(let name, let value, let identifier):
      "value \(named(name, identifier)) \(value.quoted)"
    case .button(let name, let identifier, let isEnabled):
      "button \(named(name, identifier))" + (isEnabled.map(availability) ?? "")
    case .noButton(let name, let identifier): "no button \(named(name, identifier))"
    case .step(let gesture, let name, let identifier, let isEnabled):
      "\(gesture == .decrement ? "decrease" : "increase") \(named(name, identifier))"
        + availability(isEnabled)
    case .alert(let text): "alert \(text.quoted)"
    case .noAlert: "no alert"
    case .change: "change"
    }
  }

  private func availability(_ isEnabled: Bool) -> String {
    isEnabled ? " enabled" : " disabled"
  }
}
