/// The description of an alert: its texts, and the answers that a person can give.
///
/// An alert has a title, a message, or both.
public struct AlertIntent<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A button that answers an alert.
  public struct Button: Hashable, Sendable {
    /// The title of the button.
    public var title: String
    /// The role of the button, or `nil` if it has none.
    public var role: AlertRole?
    /// The action of the button, which a view model performs once the alert is gone.
    public var action: Action

    /// Creates a button.
    public init(_ title: String, role: AlertRole? = nil, action: Action) {
      self.title = title
      self.role = role
      self.action = action
    }
  }

  /// The title, or `nil` if the alert has only a message.
  public let title: String?
  /// The message, or `nil` if the alert has only a title.
  public let message: String?
  /// The buttons, in the order of display.
  public let buttons: [Button]
  /// A Boolean value that indicates whether the alert reports a failure.
  public let isWarning: Bool

  /// Creates an alert with a title, and a message if there is one.
  public init(title: String, message: String? = nil, buttons: [Button], isWarning: Bool = false) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.isWarning = isWarning
  }

  /// Creates an alert with only a message.
  public init(message: String, buttons: [Button], isWarning: Bool = false) {
    title = nil
    self.message = message
    self.buttons = buttons
    self.isWarning = isWarning
  }

  /// The action of a system dismissal (Esc, a swipe): that of the first cancel button, or `nil` if
  /// there is none.
  @inlinable public var dismissal: Action? { buttons.first { $0.role == .cancel }?.action }

  /// A Boolean value that indicates whether a system dismissal takes the alert away, because it has a
  /// cancel button or no buttons at all.
  @inlinable public var allowsDismissal: Bool {
    buttons.isEmpty || buttons.contains { $0.role == .cancel }
  }
}

/// A role that sets a button of an alert apart from the others.
public enum AlertRole: Hashable, Sendable {
  /// The button leaves everything as it is. A system dismissal means this button.
  case cancel
  /// The button deletes something or can't be undone.
  case destructive
}
