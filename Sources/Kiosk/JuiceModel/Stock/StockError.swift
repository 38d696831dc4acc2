/// Why a count cannot be set.
public enum StockError: Error, Hashable, Sendable {
  /// The fruit is not counted; the fruits that are.
  case unknownFruit(Fruit.ID, known: [Fruit.ID])
  /// The count of the fruit would lie outside `Stock.range`.
  case outOfRange(Int, of: Fruit.ID)
}

extension StockError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line of English.
  public var description: String {
    switch self {
    case .unknownFruit(let fruit, let known):
      "unknown fruit \"\(fruit.printable)\"; use one of "
        + known.map { $0.printable }.joined(separator: ", ")
    case .outOfRange(let count, let fruit):
      "\(count) of \(fruit.printable) is out of range; use 0 to 100"
    }
  }
}
