/// A kind of fruit that the shop keeps in stock.
public struct Fruit: Hashable, Sendable, Identifiable {
  /// A type that identifies a fruit.
  public typealias ID = Identifier<Fruit>

  /// The identifier that recipes and stocks use.
  public let id: ID
  /// The name that people read.
  public let name: LocalizedName
  /// A picture of the fruit as text, usually an emoji, or `nil` if there is none.
  public let symbol: String?
  /// From 0 to 100.
  package let initialCount: Int

  /// Creates a kind of fruit; a new stock holds its initial count, from 0 to 100.
  public init(id: ID, name: LocalizedName, symbol: String? = nil, initialCount: Int = 10) {
    self.id = id
    self.name = name
    self.symbol = symbol
    self.initialCount = initialCount
  }
}
