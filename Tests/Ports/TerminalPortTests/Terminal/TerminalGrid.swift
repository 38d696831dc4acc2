/// The cells of a terminal, in rows of one length.
struct TerminalGrid: Hashable {
  let columns: Int
  private(set) var rows: [[TerminalCell]]

  init(columns: Int, rows: Int, filledWith cell: TerminalCell = .blank) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: cell, count: columns), count: rows)
  }

  /// The lines without the blanks that end them.
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

  /// The cell of a row and a column, each counted from 0, or a blank where there is none.
  subscript(row: Int, column: Int) -> TerminalCell {
    get { contains(row, column) ? rows[row][column] : .blank }
    set {
      guard contains(row, column) else { return }
      rows[row][column] = newValue
    }
  }

  /// Puts a character of one or two cells, and blanks what is left of a wide one that it cuts.
  mutating func put(_ cell: TerminalCell, width: Int, row: Int, column: Int) {
    let end = column + width
    if self[row, column].isRightHalf { self[row, column - 1] = .blank }
    if self[row, end].isRightHalf { self[row, end] = .blank }
    self[row, column] = cell
    if width == 2 { self[row, column + 1] = TerminalCell(text: "", attributes: cell.attributes) }
  }

  /// Blanks some cells of a row, and the other half of each wide character that this cuts.
  mutating func erase(row: Int, columns: Range<Int>) {
    for column in columns {
      put(.blank, width: 1, row: row, column: column)
    }
  }

  /// Moves all rows up by one, and adds a blank one.
  mutating func scroll() {
    rows.removeFirst()
    rows.append(Array(repeating: .blank, count: columns))
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    rows.indices.contains(row) && (0..<columns).contains(column)
  }
}

/// What one cell of a terminal shows.
struct TerminalCell: Hashable {
  /// A character, or nothing in the right half of a wide one.
  var text: String
  var attributes: TerminalAttributes = []

  static let blank = TerminalCell(text: " ")

  var isRightHalf: Bool { text.isEmpty }
}

/// How a character is drawn.
struct TerminalAttributes: OptionSet, Hashable {
  let rawValue: Int

  static let bold = TerminalAttributes(rawValue: 1)
  static let dim = TerminalAttributes(rawValue: 2)
  static let underlined = TerminalAttributes(rawValue: 4)
  static let reversed = TerminalAttributes(rawValue: 8)
}

/// Where the next character goes, and how it is drawn.
struct TerminalCursor: Hashable {
  var position = TerminalPosition(row: 0, column: 0)
  /// Whether the last column was filled, so that the next character goes to the next line.
  var isPastEnd = false
  var attributes: TerminalAttributes = []
}

/// The position of a cell, counted from 0 at the top left.
struct TerminalPosition: Hashable {
  var row: Int
  var column: Int
}

/// How many cells a terminal has.
struct TerminalSize: Hashable {
  let columns: Int
  let rows: Int
}
