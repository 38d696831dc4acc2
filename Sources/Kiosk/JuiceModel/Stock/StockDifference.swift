/// The number of fruits of each kind to add to a stock or to take from it.
///
/// A difference keeps no zeros, so that equal effects are equal values.
public struct StockDifference: Hashable, Sendable {
  private struct Change: Hashable {
    let fruit: Fruit.ID
    let amount: Int
  }

  /// The changes in the order of the identifiers.
  private var changes: [Change] = []

  /// Creates a difference that changes nothing.
  public init() {}

  /// Accesses the number of fruits to add, or to take if it is negative.
  public subscript(fruit: Fruit.ID) -> Int {
    get { changes.first { $0.fruit == fruit }?.amount ?? 0 }
    set {
      changes = changes.filter { ($0.fruit == fruit) == false }
      if newValue == 0 { return }
      let index = changes.firstIndex { $0.fruit.rawValue > fruit.rawValue } ?? changes.count
      changes.insert(Change(fruit: fruit, amount: newValue), at: index)
    }
  }
}

extension StockDifference: ExpressibleByDictionaryLiteral {
  /// Creates a difference from amounts by fruit; the last amount wins if a fruit appears twice.
  public init(dictionaryLiteral amounts: (Fruit.ID, Int)...) {
    for (fruit, amount) in amounts { self[fruit] = amount }
  }
}
