public import JuiceModel
public import JuiceViewModels

/// What a person can do in the kiosk.
public enum KioskAction: Hashable, Sendable {
  /// An event on the order screen or on one of its alerts.
  case order(OrderAction)
  /// An event on the stock sheet.
  case stockEdit(StockEditAction)
}

/// What a person can do on the order screen and its alerts.
public enum OrderAction: Hashable, Sendable {
  /// Orders a juice.
  case juiceButtonTapped(Juice.ID)
  /// Opens the stock sheet.
  case editStockButtonTapped
  /// Answers an alert.
  case alertButtonTapped(AlertIntent.Action)
  /// Dismisses the current alert with the means of the system (Esc, a swipe).
  case dismissed
}

/// What a person can do on the stock sheet.
public enum StockEditAction: Hashable, Sendable {
  /// Adds one fruit.
  case incrementButtonTapped(Fruit.ID)
  /// Takes one fruit away.
  case decrementButtonTapped(Fruit.ID)
  /// Commits the changes.
  case closeButtonTapped
  /// Dismisses the sheet with the means of the system (Esc, a swipe).
  case dismissed
}
