/// What a person can do anywhere in the kiosk.
public enum KioskAction: Hashable, Sendable {
  /// Does something on the order screen or its alerts.
  case order(OrderAction)
  /// Does something on the stock sheet.
  case stockEdit(StockEditAction)
}
