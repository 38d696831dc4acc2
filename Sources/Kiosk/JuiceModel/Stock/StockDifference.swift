/// The number of fruits of each kind to add to a stock or to take from it.
///
/// A difference keeps no zeros, so that equal effects are equal values.
public struct StockDifference: Hashable, Sendable {
  private var amounts: [Fruit.ID: Int] = [:]

  package init() {}

  /// Accesses the number of fruits to add, or to take if it is negative.
  public subscript(fruit: Fruit.ID) -> Int {
    get { amounts[fruit] ?? 0 }
    set { amounts[fruit] = newValue == 0 ? nil : newValue }
  }
}

extension StockDifference: ExpressibleByDictionaryLiteral {
  /// Creates a difference from amounts by fruit; the last amount wins if a fruit appears twice.
  public init(dictionaryLiteral amounts: (Fruit.ID, Int)...) {
    for (fruit, amount) in amounts { self[fruit] = amount }
  }
}
