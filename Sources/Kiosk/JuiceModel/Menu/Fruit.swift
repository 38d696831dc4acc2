/// A kind of fruit that the shop keeps.
public struct Fruit: Hashable, Sendable, Identifiable {
  /// Identifies a fruit.
  public typealias ID = Identifier<Fruit>

  /// What recipes and stocks call the fruit.
  public let id: ID
  /// What people call the fruit.
  public let name: LocalizedName
  /// A picture of the fruit as text, an emoji as a rule, or nothing.
  public let symbol: String?
  /// How many of the fruit a new stock holds, in `Stock.range`.
  public let initialCount: Int

  /// Creates a kind of fruit.
  public init(id: ID, name: LocalizedName, symbol: String? = nil, initialCount: Int = 10) {
    self.id = id
    self.name = name
    self.symbol = symbol
    self.initialCount = initialCount
  }
}
