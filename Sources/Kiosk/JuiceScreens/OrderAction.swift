public import JuiceModel
public import JuiceViewModels

/// What a person can do on the order screen and its alerts.
public enum OrderAction: Hashable, Sendable {
  /// Orders a juice.
  case juiceButtonTapped(Juice.ID)
  /// Opens the stock sheet.
  case editStockButtonTapped
  /// Answers an alert.
  case alertButtonTapped(AlertIntent.Action)
  /// Dismisses the alert by the system's own means (Esc, a swipe).
  case dismissed
}
