/// A screen drawn as text, and what lies where in it.
public struct Frame: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The cells of the topmost layer's nodes, where they are shown; none for a linear reading.
  public let regions: [Region]
  /// The cells of what has the focus, disabled or not, or nothing where they are not shown.
  public let focus: Region?
  /// How far each layer is scrolled in lines, the base first: what was asked for, clamped to what
  /// there is to scroll, and moved as little as shows the focus.
  public let positions: [Int]

  /// The place in `Screen.affordances` of what a tap on a cell does, or nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the number of regions.
  public func affordance(atRow row: Int, column: Int) -> Int? {
    regions.last { ($0.affordance == nil) == false && $0.contains(row: row, column: column) }?
      .affordance
  }
}
