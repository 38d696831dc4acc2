import HeadlessUI

/// Nodes that differ by a count, each made when it is first asked for.
struct CountedNodes<Action: Hashable & Sendable> {
  private let make: (Int) -> Node<Action>
  private var nodes: [Node<Action>?] = []

  init(make: @escaping (Int) -> Node<Action>) {
    self.make = make
  }

  /// The node of a count that is not negative.
  mutating func node(_ count: Int) -> Node<Action> {
    if count < nodes.count, let node = nodes[count] { return node }
    let node = make(count)
    while nodes.count <= count { nodes.append(nil) }
    nodes[count] = node
    return node
  }
}
