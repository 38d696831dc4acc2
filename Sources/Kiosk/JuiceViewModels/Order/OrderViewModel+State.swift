public import JuiceModel

extension OrderViewModel {
  /// Everything that can change on an order screen, as one value.
  public struct State: Hashable, Sendable {
    /// An alert or a sheet that covers the order screen.
    public enum Destination: Hashable, Sendable {
      /// An alert.
      case alert(AlertIntent)
      /// The stock sheet, with its changes to the stock.
      case stockEdit(StockDifference)
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

  /// The alert or the sheet that covers the screen, as a value, or `nil` if nothing covers it.
  public var destination: State.Destination? {
    switch presentation {
    case .alert(let alert): .alert(alert.intent)
    case .stockEdit(let stockEdit) where stockEdit.isOpen: .stockEdit(stockEdit.difference)
    case .stockEdit, nil: nil
    }
  }

  /// Everything that can change, as one value.
  public var state: State { State(stock: stock, destination: destination) }

  /// Restores a state, including the stock in the store.
  ///
  /// - Returns: `false` if nothing has changed, because the stock of the state counts other fruits or
  ///   can't be saved.
  public func restore(_ state: State) -> Bool {
    do {
      guard try maker.store.restore(state.stock) else { return false }
    } catch {
      return false
    }
    switch state.destination {
    case .alert(let intent): presentAlert(intent)
    case .stockEdit(let difference): presentStockEdit(difference)
    case nil: present(nil)
    }
    return true
  }
}
