/// Cells of a row whose text has a special meaning, which a port can show in a style of its own.
public struct Run: Hashable, Sendable {
  /// The row, counted from 0 at the top.
  public let row: Int
  /// The columns, counted from 0 at the left.
  public let columns: Range<Int>
  /// The meaning of the text.
  public let emphasis: Emphasis

  /// Creates a run.
  public init(row: Int, columns: Range<Int>, emphasis: Emphasis) {
    self.row = row
    self.columns = columns
    self.emphasis = emphasis
  }

  init(_ part: Rectangle, _ emphasis: Emphasis) {
    self.init(
      row: part.row, columns: part.column..<part.column + part.columns, emphasis: emphasis)
  }
}

/// The meaning of a text.
public enum Emphasis: Hashable, Sendable {
  /// The title of a screen, an alert, or a group.
  case title
  /// A value, such as a count.
  case value
  /// A status that holds, such as "Changed".
  case status
  /// A status that holds and is a warning, such as "Not enough fruit".
  case warning
  /// The name of a button that deletes something or can't be undone.
  case destructive
  /// A control that is disabled.
  case disabled
  /// A row of a layer that a modal covers.
  case covered
}
