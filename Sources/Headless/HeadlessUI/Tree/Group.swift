/// Parts of a screen that belong together.
///
/// Groups nest as deep as a person can follow; every walk over a tree is recursive, which some
/// thousand levels exhaust.
public struct Group<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A heading for the parts, or nothing.
  public var name: String?
  /// The parts, in reading order.
  public var children: [Node<Action>]

  /// Creates a group.
  @inlinable
  public init(_ name: String? = nil, children: [Node<Action>]) {
    self.name = name
    self.children = children
  }

  /// The same group with each action made into another.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Group<Mapped> {
    Group<Mapped>(name, children: children.map { $0.map(transform) })
  }
}
