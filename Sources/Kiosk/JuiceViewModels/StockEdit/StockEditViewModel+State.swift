public import JuiceModel

extension StockEditViewModel {
  /// What a stock sheet shows, as one value.
  public struct State: Hashable, Sendable {
    /// What the store holds.
    public var stock: Stock
    /// What closing would add to it.
    public var difference: StockDifference
    /// Whether the sheet was closed or dismissed.
    public var isFinished: Bool

    /// Creates a state.
    public init(
      stock: Stock,
      difference: StockDifference = StockDifference(),
      isFinished: Bool = false
    ) {
      self.stock = stock
      self.difference = difference
      self.isFinished = isFinished
    }

    /// What the store would hold after closing: the numbers that the sheet shows.
    public var draft: Stock {
      var draft = stock
      draft.apply(difference)
      return draft
    }

    /// Whether the draft can take one more of a fruit.
    public func canIncrement(_ fruit: Fruit.ID) -> Bool {
      isFinished == false && stock.fruits.contains(fruit)
        && count(of: fruit) < Stock.range.upperBound
    }

    /// Whether the draft can take one less of a fruit.
    public func canDecrement(_ fruit: Fruit.ID) -> Bool {
      isFinished == false && count(of: fruit) > Stock.range.lowerBound
    }

    /// How many of a fruit the draft holds; 0 of a fruit that the stock does not count.
    public func count(of fruit: Fruit.ID) -> Int {
      guard stock.fruits.contains(fruit) else { return 0 }
      let count = stock[fruit] + difference[fruit]
      return min(max(count, Stock.range.lowerBound), Stock.range.upperBound)
    }
  }
}
