/// How much of each fruit is to be added to a stock, or taken from it.
///
/// Only what differs is kept, so that equal effects are equal values.
public struct StockDifference: Hashable, Sendable {
  private var amounts: [Fruit.ID: Int] = [:]

  /// Creates a difference that changes nothing.
  public init() {}

  /// How many of a fruit are added, or taken where negative; clamped to -100...100 when set.
  public subscript(fruit: Fruit.ID) -> Int {
    get { amounts[fruit] ?? 0 }
    set {
      let bound = Stock.range.upperBound
      amounts[fruit] = newValue == 0 ? nil : min(max(newValue, -bound), bound)
    }
  }
}

extension StockDifference: ExpressibleByDictionaryLiteral {
  /// Creates a difference from amounts by fruit, the last where a fruit is there twice.
  public init(dictionaryLiteral amounts: (Fruit.ID, Int)...) {
    for (fruit, amount) in amounts {
      self[fruit] = amount
    }
  }
}
