public import JuiceModel

extension StockEditViewModel {
  /// A fruit on the stock sheet.
  public struct Row: Hashable, Sendable, Identifiable {
    /// The identifier of the fruit.
    public let id: Fruit.ID
    /// The name of the fruit.
    public let name: String
    /// A picture of the fruit as text, or `nil` if there is none.
    public let symbol: String?
    /// The number of fruits that closing the sheet leaves, for a control that reports values.
    public let value: Int
    /// The values that the control can have.
    public let bounds: ClosedRange<Int>
    /// The note that the count differs from that in the store, or `nil` if it doesn't.
    public let changeNote: String?

    /// The number of fruits that closing the sheet leaves, as text.
    public var count: String { "\(value)" }
    /// A Boolean value that indicates whether the count differs from that in the store.
    public var isChanged: Bool { (changeNote == nil) == false }
    /// A Boolean value that indicates whether one more fruit can be added.
    public var canIncrement: Bool { value < bounds.upperBound }
    /// A Boolean value that indicates whether one fruit can be taken away.
    public var canDecrement: Bool { value > bounds.lowerBound }
  }

  /// The title of the sheet.
  public var title: String { phrases.stockEditTitle }
  /// The title of the button that commits the changes.
  public var closeTitle: String { phrases.close }
  /// The title of the button that discards the changes, as a system dismissal does.
  public var cancelTitle: String { phrases.cancel }
  /// The hint that closing the sheet commits its changes.
  public var closeHint: String { phrases.closeHint }
  /// The hint that dismissing the sheet discards its changes.
  public var dismissalHint: String { phrases.dismissalHint }
  /// The fruits, in menu order.
  public var rows: [Row] { rows(over: store.stock) }
  /// A Boolean value that indicates whether closing the sheet would change the stock.
  public var hasChanges: Bool { rows.contains { $0.isChanged } }

  package func rows(over stock: Stock) -> [Row] {
    var draft = stock
    draft.apply(difference)
    return menu.fruits.map { fruit in
      Row(
        id: fruit.id,
        name: fruit.name[phrases.language],
        symbol: fruit.symbol,
        value: draft[fruit.id] ?? 0,
        bounds: Stock.range,
        changeNote: draft[fruit.id] == stock[fruit.id] ? nil : phrases.changed
      )
    }
  }
}
