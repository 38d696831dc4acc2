/// A part of a canvas, in cells from its top left.
struct Rectangle: Hashable {
  static let empty = Rectangle(row: 0, column: 0, rows: 0, columns: 0)
  private static let mostReadableColumns = 100

  var row: Int
  var column: Int
  var rows: Int
  var columns: Int

  var end: Int { row + rows }

  /// The part inside a frame, with a blank column at each side.
  var inside: Rectangle { inset(rows: 1, columns: 2) }

  func inset(rows byRows: Int, columns byColumns: Int) -> Rectangle {
    Rectangle(
      row: row + byRows,
      column: column + byColumns,
      rows: max(0, rows - 2 * byRows),
      columns: max(0, columns - 2 * byColumns)
    )
  }

  func dropping(rows dropped: Int) -> Rectangle {
    let dropped = min(max(dropped, 0), rows)
    return Rectangle(row: row + dropped, column: column, rows: rows - dropped, columns: columns)
  }

  func dropping(columns dropped: Int) -> Rectangle {
    let dropped = min(max(dropped, 0), columns)
    return Rectangle(row: row, column: column + dropped, rows: rows, columns: columns - dropped)
  }

  func dropping(suffix dropped: Int) -> Rectangle {
    prefix(columns: columns - min(max(dropped, 0), columns))
  }

  func prefix(rows kept: Int) -> Rectangle {
    Rectangle(row: row, column: column, rows: min(max(kept, 0), rows), columns: columns)
  }

  func prefix(columns kept: Int) -> Rectangle {
    Rectangle(row: row, column: column, rows: rows, columns: min(max(kept, 0), columns))
  }

  func suffix(columns kept: Int) -> Rectangle {
    dropping(columns: columns - min(max(kept, 0), columns))
  }

  /// Returns the rows that another part lies in, in the columns of this part.
  func rows(of part: Rectangle) -> Rectangle {
    Rectangle(row: part.row, column: column, rows: part.rows, columns: columns)
  }

  /// The part in the middle that is narrow enough to be read with ease.
  var readable: Rectangle { centered(rows: rows, columns: Rectangle.mostReadableColumns) }

  func line(_ offset: Int) -> Rectangle {
    Rectangle(row: row + offset, column: column, rows: 1, columns: columns)
  }

  func centered(rows: Int, columns: Int) -> Rectangle {
    let rows = min(rows, self.rows)
    let columns = min(columns, self.columns)
    return Rectangle(
      row: row + (self.rows - rows) / 2,
      column: column + (self.columns - columns) / 2,
      rows: rows,
      columns: columns
    )
  }
}
