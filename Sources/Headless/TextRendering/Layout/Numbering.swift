/// A counter of the nodes and affordances of a layer in reading order.
struct Numbering {
  private(set) var node = 0
  private(set) var affordance = 0

  /// Returns the number of the next node, which has no affordances.
  mutating func next() -> Int {
    defer { node += 1 }
    return node
  }

  /// Returns the number of the next node, and of its first affordance.
  mutating func next(affordances count: Int) -> (node: Int, affordance: Int) {
    defer { affordance += count }
    return (next(), affordance)
  }
}
