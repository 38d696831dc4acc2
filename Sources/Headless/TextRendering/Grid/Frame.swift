/// A screen drawn as text, and the cells of its nodes.
public struct Frame: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The cells of the visible nodes of the topmost layer, or no regions for a linear reading.
  public let regions: [Region]
  /// The cells of the control with the focus, enabled or not, or no regions if they aren't visible.
  public let focus: [Region]
  /// The cells whose text has a special meaning; later runs lie over earlier ones.
  ///
  /// The text can be understood without them. A linear reading has no runs.
  public let runs: [Run]
  /// The scroll position of each layer in lines, the base first.
  ///
  /// The position that was passed to the renderer is clamped to the content, and moved no further
  /// than necessary to show the focus.
  public let positions: [Int]

  /// Returns the index in `Screen.affordances` of the affordance that a tap on a cell chooses, or
  /// `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of regions.
  public func affordance(atRow row: Int, column: Int) -> Int? {
    regions.last { ($0.affordance == nil) == false && $0.contains(row: row, column: column) }?
      .affordance
  }
}

/// The cells of a row that belong to a node of the topmost layer.
public struct Region: Hashable, Sendable {
  /// The index of the node among all nodes of the layer in reading order, with groups before their
  /// children.
  public let node: Int
  /// The index in `Screen.affordances` of the affordance that a tap on the cells chooses, or `nil`
  /// if a tap does nothing.
  public let affordance: Int?
  /// The row, counted from 0 at the top.
  public let row: Int
  /// The first column, counted from 0 at the left.
  public let column: Int
  /// The number of columns.
  public let columns: Int

  init(_ part: Rectangle, node: Int, affordance: Int?) {
    self.node = node
    self.affordance = affordance
    row = part.row
    column = part.column
    columns = part.columns
  }

  /// Returns whether a cell belongs to the region.
  public func contains(row: Int, column: Int) -> Bool {
    row == self.row && column >= self.column && column - self.column < columns
  }
}
