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
    /// The number of fruits that closing the sheet leaves.
    public let count: Int
    /// The number of fruits in the store.
    public let storedCount: Int
    /// The note to show if the count differs from that in the store.
    public let changeNote: String
    /// The counts that the fruit can have.
    public let bounds: ClosedRange<Int>

    /// A Boolean value that indicates whether the count differs from that in the store.
    public var isChanged: Bool { (count == storedCount) == false }
    /// A Boolean value that indicates whether one more fruit can be added.
    public var canIncrement: Bool { count < bounds.upperBound }
    /// A Boolean value that indicates whether one fruit can be taken away.
    public var canDecrement: Bool { count > bounds.lowerBound }
  }

  /// The title of the sheet.
  public var title: String { phrases.stockEditTitle }
  /// The title of the button that commits the changes.
  public var closeTitle: String { phrases.close }
  /// The hint that closing the sheet commits its changes.
  public var closeHint: String { phrases.closeHint }
  /// The hint that dismissing the sheet discards its changes, shown after the key or the gesture.
  public var dismissalHint: String { phrases.dismissalHint }
  /// The fruits, in menu order.
  public var rows: [Row] { rows(over: store.stock) }

  /// Returns the rows of the fruits for a stock, in menu order.
  public func rows(over stock: Stock) -> [Row] {
    let difference = difference
    var draft = stock
    draft.apply(difference)
    return menu.fruits.map { fruit in
      Row(
        id: fruit.id,
        name: fruit.name[phrases.language],
        symbol: fruit.symbol,
        count: draft[fruit.id],
        storedCount: stock[fruit.id],
        changeNote: phrases.changed,
        bounds: Stock.range
      )
    }
  }
}
