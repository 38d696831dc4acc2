public import JuiceModel

extension StockEditViewModel {
  /// What a stock sheet shows, as one value.
  public struct State: Hashable, Sendable {
    /// What the store holds.
    public var stock: Stock
    /// What closing would add to it.
    public var difference: StockDifference

    /// Creates a state.
    public init(stock: Stock, difference: StockDifference = StockDifference()) {
      self.stock = stock
      self.difference = difference
    }

    /// What the store would hold after closing: the numbers that the sheet shows.
    public var draft: Stock {
      var draft = stock
      draft.apply(difference)
      return draft
    }

    /// Whether the draft can take one more of a fruit.
    public func canIncrement(_ fruit: Fruit.ID) -> Bool {
      stock.fruits.contains(fruit) && draft[fruit] < Stock.range.upperBound
    }

    /// Whether the draft can take one less of a fruit.
    public func canDecrement(_ fruit: Fruit.ID) -> Bool {
      draft[fruit] > Stock.range.lowerBound
    }
  }
}
