/// A name with a value, such as how many of a thing there are.
public struct Value: Hashable, Sendable {
  /// What the value is of.
  public var name: String
  /// The value as text.
  public var value: String
  /// A decoration beside the name, such as an emoji; not part of the name.
  public var symbol: String?
  /// What tells the value apart from others of its name, to drivers alone; nobody sees it.
  public var identifier: String?

  /// Creates a named value.
  public init(_ name: String, value: String, symbol: String? = nil, identifier: String? = nil) {
    self.name = name
    self.value = value
    self.symbol = symbol
    self.identifier = identifier
  }
}
