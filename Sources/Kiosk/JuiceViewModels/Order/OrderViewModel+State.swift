public import JuiceModel

extension OrderViewModel {
  /// Everything that can change on an order screen, as one value.
  public struct State: Hashable, Sendable {
    /// An alert or a sheet that covers the order screen.
    public enum Destination: Hashable, Sendable {
      /// An alert, with changes to the stock that couldn't be saved, if there are any.
      case alert(AlertIntent, draft: StockDifference = [:])
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

  /// The alert or the sheet that covers the screen, as a value, or `nil` if nothing covers it.
  public var destination: State.Destination? {
    switch presentation {
    case .alert(let alert, let draft): .alert(alert.intent, draft: draft)
    case .stockEdit(let stockEdit) where stockEdit.isOpen:
      .stockEdit(stockEdit.difference, focus: stockEdit.focus)
    case .stockEdit, nil: nil
    }
  }

  /// Everything that can change, as one value.
  public var state: State { State(stock: stock, destination: destination) }

  /// Goes back to a state, for an explorer: the stock in the store is replaced, whatever other kiosks
  /// have made of it.
  ///
  /// - Throws: ``StockNotSaved`` if the stock counts other fruits or can't be saved; nothing has
  ///   changed then.
  package func restore(_ state: State) throws(StockNotSaved) {
    try maker.store.restore(state.stock)
    switch state.destination {
    case .alert(let intent, let draft): presentAlert(intent, draft: draft)
    case .stockEdit(let difference, let focus): presentStockEdit(difference, focus: focus)
    case nil: present(nil)
    }
  }
}
