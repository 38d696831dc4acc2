/// Cells of one row that belong to a node of the topmost layer.
public struct Region: Hashable, Sendable {
  /// The place of the node among all nodes of the layer in reading order, groups before their
  /// children, from 0.
  public let node: Int
  /// The place of what can be done with a tap on the cells in `Screen.affordances`, from 0; nothing
  /// where nothing can be done with them.
  public let affordance: Int?
  /// The row, from 0 at the top.
  public let row: Int
  /// The first column, from 0 at the left.
  public let column: Int
  /// How many columns the region takes.
  public let columns: Int

  init(_ part: Rectangle, node: Int, affordance: Int?) {
    self.node = node
    self.affordance = affordance
    row = part.row
    column = part.column
    columns = part.columns
  }

  /// Whether a cell belongs to the region.
  public func contains(row: Int, column: Int) -> Bool {
    row == self.row && column >= self.column && column - self.column < columns
  }
}
