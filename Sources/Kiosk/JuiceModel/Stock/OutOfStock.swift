/// Why a recipe could not be consumed.
public struct OutOfStock: Error, Hashable, Sendable {
  /// Every fruit that is short, in menu order.
  public let shortages: [Shortage]

  /// Creates the error.
  public init(shortages: [Shortage]) {
    self.shortages = shortages
  }
}

extension OutOfStock: CustomStringConvertible {
  /// What is short and by how much, in one line of English.
  public var description: String {
    let missing = shortages.map { "\($0.amount) more of \($0.fruit.printable)" }
    return "not enough fruit; it takes " + missing.joined(separator: ", ")
  }
}
