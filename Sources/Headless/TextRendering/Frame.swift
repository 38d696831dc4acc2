/// A screen drawn as text, and the cells of its nodes.
@usableFromInline package struct Frame: Hashable, Sendable {
  /// The text.
  @usableFromInline package internal(set) var text: String
  /// The cells of the visible nodes of the topmost layer, or no regions for a linear reading.
  package internal(set) var regions: [Region] = []
  /// The cells of the control with the focus, enabled or not, or no regions if they aren't visible.
  package internal(set) var focus: [Region] = []
  /// The cell of the caret, or `nil` if the focus isn't in a text, or the cell isn't visible.
  package internal(set) var caret: Region?
  /// The cells whose text has a special meaning; later runs lie over earlier ones.
  ///
  /// The text can be understood without them. A linear reading has no runs.
  package internal(set) var runs: [Run] = []
  /// The scroll position of each layer in lines, the base first.
  ///
  /// The position that was passed to the renderer is clamped to the content, and moved no further
  /// than necessary to show the focus.
  package internal(set) var positions: [Int] = []

  /// Returns the index in `Screen.affordances` of the affordance that a tap on a cell chooses, or
  /// `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of regions.
  package func affordance(atRow row: Int, column: Int) -> Int? {
    regions.last { ($0.affordance == nil) == false && $0.contains(row: row, column: column) }?
      .affordance
  }
}

/// The cells of a row that belong to a node of the topmost layer.
package struct Region: Hashable, Sendable {
  /// The index of the node among all nodes of the layer in reading order, with groups before their
  /// children.
  package let node: Int
  /// The index in `Screen.affordances` of the affordance that a tap on the cells chooses, or `nil`
  /// if a tap does nothing.
  package let affordance: Int?
  /// The row, counted from 0 at the top.
  package let row: Int
  /// The first column, counted from 0 at the left.
  package let column: Int
  /// The number of columns.
  package let columns: Int

  /// Returns whether a cell belongs to the region.
  package func contains(row: Int, column: Int) -> Bool {
    row == self.row && column >= self.column && column - self.column < columns
  }
}

/// Cells of a row whose text has a special meaning, which a port can show in a style of its own.
package struct Run: Hashable, Sendable {
  /// The row, counted from 0 at the top.
  package let row: Int
  /// The columns, counted from 0 at the left.
  package let columns: Range<Int>
  /// The meaning of the text.
  package let emphasis: Emphasis
}

/// The meaning of a text.
package enum Emphasis: Hashable, Sendable {
  /// The title of a screen, an alert, or a group.
  case title
  /// A value, such as a count.
  case value
  /// A status that holds, such as "Changed".
  case status
  /// A status that holds and is a warning, such as "Not enough Strawberry".
  case warning
  /// The name of a button that deletes something or can't be undone.
  case destructive
  /// A bracket of an enabled control without a warning.
  case available
  /// The hints of a layer's controls.
  case hint
  /// A control that is disabled.
  case disabled
  /// The number of a control.
  case number
  /// A row of a layer that another one covers.
  case covered
}
