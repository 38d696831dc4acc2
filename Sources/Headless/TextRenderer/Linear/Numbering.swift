import HeadlessUI

/// Counts nodes and affordances in the reading order of a layer.
struct Numbering {
  private(set) var node = 0
  private(set) var affordance = 0

  /// The number of the next node, which has no affordance of its own.
  mutating func next() -> Int {
    defer { node += 1 }
    return node
  }

  /// The number of the next node, and of the first of its affordances.
  mutating func next(affordances count: Int) -> (node: Int, affordance: Int) {
    defer { affordance += count }
    return (next(), affordance)
  }
}
