/// The cells of a terminal, in rows with the same number of columns.
struct TerminalGrid: Hashable {
  let columns: Int
  private(set) var rows: [[TerminalCell]]

  init(columns: Int, rows: Int, filledWith cell: TerminalCell = .blank) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: cell, count: columns), count: rows)
  }

  /// The lines without the spaces at their ends.
  var lines: [String] {
    rows.map { row in
      var (line, blanks) = ("", "")
      for cell in row {
        blanks += cell.text
        if cell.text == " " { continue }
        line += blanks
        blanks = ""
      }
      return line
    }
  }

  /// The cell in a row and a column, counted from 0, or a blank cell if there is none.
  subscript(row: Int, column: Int) -> TerminalCell {
    get { contains(row, column) ? rows[row][column] : .blank }
    set {
      guard contains(row, column) else { return }
      rows[row][column] = newValue
    }
  }

  /// Puts a character of one or two cells, and blanks the rest of a wide character that it cuts.
  mutating func put(_ cell: TerminalCell, width: Int, row: Int, column: Int) {
    let end = column + width
    if self[row, column].isRightHalf { self[row, column - 1] = .blank }
    if self[row, end].isRightHalf { self[row, end] = .blank }
    self[row, column] = cell
    if width == 2 { self[row, column + 1] = TerminalCell(text: "", attributes: cell.attributes) }
  }

  /// Blanks cells of a row, and the other half of each wide character that is cut.
  mutating func erase(row: Int, columns: Range<Int>) {
    for column in columns {
      put(.blank, width: 1, row: row, column: column)
    }
  }

  /// Moves all rows up by one, and adds a blank row.
  mutating func scroll() {
    rows.removeFirst()
    rows.append(Array(repeating: .blank, count: columns))
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    rows.indices.contains(row) && (0..<columns).contains(column)
  }
}

/// The contents of one cell.
struct TerminalCell: Hashable {
  /// The character, or an empty string in the right half of a wide one.
  var text: String
  var attributes: TerminalAttributes = []

  static let blank = TerminalCell(text: " ")

  var isRightHalf: Bool { text.isEmpty }
}

/// The attributes of a character.
struct TerminalAttributes: OptionSet, Hashable {
  let rawValue: Int

  static let bold = TerminalAttributes(rawValue: 1)
  static let dim = TerminalAttributes(rawValue: 2)
  static let underlined = TerminalAttributes(rawValue: 4)
  static let reversed = TerminalAttributes(rawValue: 8)
  static let brightRed = TerminalAttributes(rawValue: 16)
}

/// The position and the attributes of the next character.
struct TerminalCursor: Hashable {
  var position = TerminalPosition(row: 0, column: 0)
  /// A Boolean value that indicates whether the next character goes to the next line, because the
  /// last column was filled.
  var isPastEnd = false
  var attributes: TerminalAttributes = []
}

/// The position of a cell, counted from 0 at the top left.
struct TerminalPosition: Hashable {
  var row: Int
  var column: Int
}

/// The size of a terminal in cells.
struct TerminalSize: Hashable {
  let columns: Int
  let rows: Int
}
