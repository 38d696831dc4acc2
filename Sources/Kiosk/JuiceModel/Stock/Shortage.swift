/// A fruit of which there is not enough.
public struct Shortage: Hashable, Sendable {
  /// The fruit that is short.
  public let fruit: Fruit.ID
  /// How many fruits are missing, at least 1.
  public let amount: Int

  /// Creates a shortage.
  public init(fruit: Fruit.ID, amount: Int) {
    self.fruit = fruit
    self.amount = amount
  }
}
