public import JuiceModel

extension OrderViewModel {
  /// What an order screen shows, as one value.
  public struct State: Hashable, Sendable {
    /// The one thing that can be over the order screen, as a value.
    public enum Destination: Hashable, Sendable {
      /// An alert.
      case alert(AlertIntent)
      /// The stock sheet, with what its draft differs by.
      case stockEdit(StockDifference)

      init(_ destination: OrderViewModel.Destination) {
        switch destination {
        case .alert(let alert): self = .alert(alert)
        case .stockEdit(let stockEdit): self = .stockEdit(stockEdit.difference ?? StockDifference())
        }
      }
    }

    /// What the store holds.
    public var stock: Stock
    /// What is over the order screen, or nothing.
    public var destination: Destination?

    /// Creates a state.
    public init(stock: Stock, destination: Destination? = nil) {
      self.stock = stock
      self.destination = destination
    }
  }
}
