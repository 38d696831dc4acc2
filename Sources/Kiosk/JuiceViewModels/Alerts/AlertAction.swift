@_exported public import Alerts
public import JuiceModel

/// The description of an alert of the kiosk.
public typealias KioskAlert = AlertIntent<AlertAction>

/// An action that the kiosk performs after an answer to an alert.
public enum AlertAction: Hashable, Sendable {
  /// An action of a factory's own, which the kiosk passes to its function for custom actions.
  public typealias Custom = Identifier<AlertAction>

  /// Closes the alert.
  case close
  /// Opens the stock sheet, with the focus on a fruit if one is given.
  case editStock(focus: Fruit.ID? = nil)
  /// Reads the saved stock again after a change elsewhere.
  case readStock
  /// Closes the alert, and performs an action that only its factory knows.
  case custom(Custom)
}

extension AlertIntent.Button where Action == AlertAction {
  /// Creates a button that closes the alert.
  public init(_ title: String, role: AlertRole? = nil) {
    self.init(title, role: role, action: .close)
  }
}
