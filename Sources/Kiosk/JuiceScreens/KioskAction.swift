public import JuiceModel
public import JuiceViewModels

/// An action that a person can perform in the kiosk.
public enum KioskAction: Hashable, Sendable {
  /// An event on the order screen or on one of its alerts.
  case order(OrderAction)
  /// An event on the stock sheet.
  case stockEdit(StockEditAction)
}

/// An action that a person can perform on the order screen and its alerts.
public enum OrderAction: Hashable, Sendable {
  /// Orders a juice.
  case juiceButtonTapped(Juice.ID)
  /// Opens the stock sheet.
  case editStockButtonTapped
  /// Answers an alert.
  case alertButtonTapped(AlertAction)
  /// Dismisses the current alert as the system does (Esc, a swipe).
  case dismissed
}

/// An action that a person can perform on the stock sheet.
public enum StockEditAction: Hashable, Sendable {
  /// Adds one fruit.
  case incrementButtonTapped(Fruit.ID)
  /// Takes one fruit away.
  case decrementButtonTapped(Fruit.ID)
  /// Commits the changes.
  case closeButtonTapped
  /// Discards the changes, as a system dismissal (Esc, a swipe) does.
  case dismissed
}
