/// A question or a message over a screen, with a title, a message or both.
public struct Alert<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A heading above the message, or `nil` if the message says enough.
  public var title: String?
  /// What the alert says, or `nil` if the title says enough.
  public var message: String?
  /// The answers, in the order of display.
  public var buttons: [Button<Action>]
  /// The action of a system dismissal (Esc, a swipe), or nothing where the alert refuses one.
  public var dismissal: Action?

  /// Creates an alert.
  @inlinable
  public init(
    title: String? = nil,
    message: String? = nil,
    buttons: [Button<Action>],
    dismissal: Action? = nil
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.dismissal = dismissal
  }

  /// What the alert is called: its title, or else its message.
  @inlinable
  public var name: String { title ?? message ?? "" }

  /// The same alert with each action made into another.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Alert<Mapped> {
    Alert<Mapped>(
      title: title,
      message: message,
      buttons: buttons.map { $0.map(transform) },
      dismissal: dismissal.map(transform)
    )
  }
}
