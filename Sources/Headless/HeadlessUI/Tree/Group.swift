/// Nodes that belong together.
///
/// Groups can be nested. Every walk over a tree is recursive, so a few thousand levels exhaust the
/// stack.
public struct Group<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A heading for the nodes, or `nil` if they need none.
  public var name: String?
  /// The nodes, in reading order.
  public var children: [Node<Action>]

  /// Creates a group from its properties.
  @inlinable
  public init(_ name: String? = nil, children: [Node<Action>]) {
    self.name = name
    self.children = children
  }

  /// Returns the same group with each action transformed.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Group<Mapped> {
    Group<Mapped>(name, children: children.map { $0.map(transform) })
  }
}

/// A name with a value, such as a fruit and its count.
public struct Value: Hashable, Sendable {
  /// The label of the value.
  public var name: String
  /// The value as text.
  public var value: String
  /// A decoration beside the name, such as an emoji; not part of the name.
  public var symbol: String?
  /// A name that drivers use to choose between values with the same label; it's never shown.
  public var identifier: String?

  /// Creates a named value from its properties.
  public init(_ name: String, value: String, symbol: String? = nil, identifier: String? = nil) {
    self.name = name
    self.value = value
    self.symbol = symbol
    self.identifier = identifier
  }
}
