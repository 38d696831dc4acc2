public import JuiceModel

extension OrderViewModel {
  /// Everything that can change on an order screen, as one value.
  public struct State: Hashable, Sendable {
    /// An alert or a sheet that covers the order screen.
    public enum Destination: Hashable, Sendable {
      /// An alert, with changes to the stock that couldn't be saved, if there are any.
      case alert(KioskAlert, draft: StockDifference = [:])
      /// The stock sheet, with its changes to the stock, and the fruit that has the focus when it opens.
      case stockEdit(StockDifference, focus: Fruit.ID? = nil)
    }

    /// The stock in the store.
    public var stock: Stock
    /// The alert or the sheet that covers the order screen, or `nil` if nothing covers it.
    public var destination: Destination?

    /// Creates a state.
    public init(stock: Stock, destination: Destination? = nil) {
      self.stock = stock
      self.destination = destination
    }
  }

  /// Everything that can change, as one value.
  public var state: State {
    let destination: State.Destination? =
      alert.map { .alert($0.intent, draft: draft) }
      ?? stockEdit.map { .stockEdit($0.difference, focus: $0.focus) }
    return State(stock: stock, destination: destination)
  }

  /// A Boolean value that indicates whether leaving now loses changes to the stock.
  public var hasUnsavedChanges: Bool { hasUnsavedChanges(to: stock) }

  package func hasUnsavedChanges(to stock: Stock) -> Bool {
    var drafted = stock
    drafted.apply(draft)
    return (drafted == stock) == false
  }
}
