public import JuiceModel

extension OrderViewModel {
  /// Everything that can change on an order screen, as one value.
  public struct State: Hashable, Sendable {
    /// The one thing that can cover the order screen.
    public enum Destination: Hashable, Sendable {
      /// An alert.
      case alert(AlertIntent)
      /// The stock sheet, with its changes to the stock.
      case stockEdit(StockDifference)
    }

    /// The stock in the store.
    public var stock: Stock
    /// What covers the order screen, or `nil` if nothing does.
    public var destination: Destination?

    /// Creates a state.
    public init(stock: Stock, destination: Destination? = nil) {
      self.stock = stock
      self.destination = destination
    }
  }
}
