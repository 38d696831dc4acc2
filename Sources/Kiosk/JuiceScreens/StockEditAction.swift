public import JuiceModel

/// What a person can do on the stock sheet.
public enum StockEditAction: Hashable, Sendable {
  /// Adds one of a fruit to the draft.
  case incrementButtonTapped(Fruit.ID)
  /// Takes one of a fruit from the draft.
  case decrementButtonTapped(Fruit.ID)
  /// Commits the draft.
  case closeButtonTapped
  /// Dismisses the sheet by the system's own means (Esc, a swipe).
  case dismissed
}
