public import JuiceModel

/// The description of an alert: what it says, and how a person can answer.
///
/// An alert has a title, a message, or both.
public struct AlertIntent: Hashable, Sendable {
  /// An action of a factory's own, which the kiosk hands to the function that it was created with.
  public typealias CustomAction = Identifier<AlertIntent>

  /// An action that the kiosk performs after an answer.
  public enum Action: Hashable, Sendable {
    /// Closes the alert.
    case close
    /// Opens the stock sheet, with the focus on a fruit if one is given.
    case editStock(focus: Fruit.ID? = nil)
    /// Reads the saved stock again, which was changed elsewhere.
    case readStock
    /// Closes the alert, and performs an action that only its factory knows.
    case custom(CustomAction)
  }

  /// A button that answers an alert.
  public struct Button: Hashable, Sendable {
    /// A role that sets a button apart from the others.
    public enum Role: Hashable, Sendable {
      /// The button leaves everything as it is. A system dismissal means this button.
      case cancel
      /// The button does something that a person should think about twice.
      case destructive
    }

    /// The title of the button.
    public var title: String
    /// The role of the button, or `nil` if it has none.
    public var role: Role?
    /// The action that the kiosk performs when the button is tapped.
    public var action: Action

    /// Creates a button.
    public init(_ title: String, role: Role? = nil, action: Action = .close) {
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
  /// A Boolean value that indicates whether the alert tells of a failure.
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

  /// The action of a system dismissal (Esc, a swipe), or `nil` if the alert refuses one.
  ///
  /// The action is that of the first cancel button. An alert without any buttons closes.
  public var dismissal: Action? {
    guard buttons.isEmpty == false else { return .close }
    return buttons.first { $0.role == .cancel }?.action
  }
}

/// An alert on the screen.
///
/// Two presentations of the same intent are different alerts, so a late event is never applied to
/// the next alert.
public struct PresentedAlert: Hashable, Sendable, Identifiable {
  /// The number of this presentation, counted by the view model that presents it.
  public let id: Int
  /// The description of the alert.
  public let intent: AlertIntent
}
