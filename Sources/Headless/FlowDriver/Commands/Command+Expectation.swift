public import HeadlessUI

extension Command {
  /// An expectation of the screen.
  ///
  /// Only the topmost layer counts, with two exceptions: a title is that of the topmost layer that
  /// isn't an alert, and a line is one of the whole screen. Texts are compared by canonical
  /// equivalence. An identifier, or a group around it, chooses between nodes with the same name.
  public struct Expectation: Hashable, Sendable {
    private(set) var command: Command

    private init(
      _ form: Form, _ name: String = "", _ identifier: String? = nil, text: String = "",
      number: Int = 1, isEnabled: Bool? = nil
    ) {
      command = Command(
        form: form, target: Target(name, nil, identifier), text: text, number: number,
        isEnabled: isEnabled)
    }
  }
}

extension Command.Expectation {
  /// Returns the same expectation of a node that is in a group, which chooses between nodes with the same
  /// name.
  public func `in`(_ group: String) -> Self {
    var expectation = self
    expectation.command.target.groups.append(group)
    return expectation
  }

  /// Returns the same expectation of another target.
  func on(_ target: Target) -> Self {
    var expectation = self
    expectation.command.target = target
    return expectation
  }

  /// The layer shows a text: a text node, a heading, a title, the words of an alert, or the hint of a
  /// button or a dismissal.
  public static func text(_ text: String) -> Self { Self(.text, text: text) }

  /// The layer doesn't show a text.
  public static func noText(_ text: String) -> Self { Self(.noText, text: text) }

  /// The screen or the sheet has a title.
  public static func title(_ title: String) -> Self { Self(.title, text: title) }

  /// The screen or the sheet has another title.
  public static func noTitle(_ title: String) -> Self { Self(.noTitle, text: title) }

  /// The value, the stepper, or the button with a name shows a value.
  public static func value(_ value: String, of name: String, identifier: String? = nil) -> Self {
    Self(.value, name, identifier, text: value)
  }

  /// There is no value, no stepper, and no button with a value that has a name.
  public static func noValue(of name: String, identifier: String? = nil) -> Self {
    Self(.noValue, name, identifier)
  }

  /// There is a button with a name; it's enabled or disabled, unless `isEnabled` is `nil`.
  public static func button(
    _ name: String, identifier: String? = nil, isEnabled: Bool? = nil
  ) -> Self {
    Self(.button, name, identifier, isEnabled: isEnabled)
  }

  /// There is no button with a name.
  public static func noButton(_ name: String, identifier: String? = nil) -> Self {
    Self(.noButton, name, identifier)
  }

  /// The stepper with a name can be raised (`.increment`) or lowered (any other gesture), or can't.
  public static func step(
    _ gesture: Gesture, _ name: String, identifier: String? = nil, isEnabled: Bool
  ) -> Self {
    Self(gesture == .increment ? .increment : .decrement, name, identifier, isEnabled: isEnabled)
  }

  /// The button or the stepper with a name has a status, which holds.
  public static func status(_ status: String, of name: String, identifier: String? = nil) -> Self {
    Self(.status, name, identifier, text: status)
  }

  /// The button or the stepper with a name has no status that holds.
  public static func noStatus(of name: String, identifier: String? = nil) -> Self {
    Self(.noStatus, name, identifier)
  }

  /// There is an alert with a title or message.
  public static func alert(_ text: String) -> Self { Self(.alert, text: text) }

  /// There is no alert.
  public static let noAlert = Self(.noAlert)

  /// The layer can be dismissed as the system does (Esc, a swipe), or can't.
  public static func dismissal(isEnabled: Bool) -> Self {
    Self(.dismissal, isEnabled: isEnabled)
  }

  /// The app waits for the response to a request.
  public static func request(_ name: String) -> Self { Self(.request, name) }

  /// The app doesn't wait for the response to a request.
  public static func noRequest(_ name: String) -> Self { Self(.noRequest, name) }

  /// A line of the outline of the whole screen, from 1 to 1,000,000; the text may leave out the
  /// indentation.
  package static func line(_ number: Int, _ text: String) -> Self {
    Self(.line, text: text, number: number)
  }

  /// The outline has fewer lines than a number from 1 to 1,000,000.
  package static func noLine(_ number: Int) -> Self { Self(.noLine, number: number) }

  /// The last action changed the screen.
  public static let change = Self(.change)

  /// The expectation as a flow says it, without its first word.
  package var words: Substring { command.description.dropFirst("expect ".count) }

  /// The expectation that this one isn't met, or the same one if a flow can't say it.
  package var opposite: Self {
    var opposite = self
    opposite.command.isEnabled = command.isEnabled.map { $0 == false }
    let form = Form.opposites.first { $0.value == command.form }?.key
    if let form, command.isEnabled == nil { opposite.command.form = form }
    return opposite
  }
}
