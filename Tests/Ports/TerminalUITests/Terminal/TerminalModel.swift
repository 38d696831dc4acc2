/// A terminal as a value, which turns bytes into cells, a cursor, and modes.
///
/// It only knows the sequences that the kiosk writes, and collects the others in `unknown`.
struct TerminalModel {
  let traits: TerminalTraits
  private(set) var size: TerminalSize
  var grid: TerminalGrid
  var cursor = TerminalCursor()
  var modes = TerminalMode.initial
  /// The main screen and its cursor while the alternate screen is shown.
  var main: (grid: TerminalGrid, cursor: TerminalCursor)?
  /// The bytes with which the terminal answers queries.
  var answers: [UInt8] = []
  /// The number of synchronized updates that have ended.
  var updates = 0
  /// The unknown sequences that were written, in order.
  var unknown: [String] = []
  private var parser = TerminalParser()

  init(_ size: TerminalSize, traits: TerminalTraits = TerminalTraits(), showing text: String = "") {
    self.size = size
    self.traits = traits
    grid = TerminalGrid(columns: size.columns, rows: size.rows)
    feed(text.replacing("\n", with: "\r\n").utf8)
  }

  /// A Boolean value that indicates whether the last sequence and the last synchronized update have
  /// ended.
  var isSettled: Bool {
    parser.isAtBoundary && modes.contains(.synchronizedOutput) == false
  }

  /// The screen as a renderer writes it, without spaces at the ends of lines and blank lines at the
  /// end.
  var text: String {
    let lines = grid.lines.reversed().drop { $0.isEmpty }.reversed()
    return lines.map { $0 + "\n" }.joined()
  }

  /// The positions of the cells in reverse video, in reading order.
  var reversedCells: [TerminalPosition] {
    var positions: [TerminalPosition] = []
    for (row, cells) in grid.rows.enumerated() {
      for (column, cell) in cells.enumerated() where cell.attributes.contains(.reversed) {
        positions.append(TerminalPosition(row: row, column: column))
      }
    }
    return positions
  }

  /// Handles the bytes that a program writes.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch parser.next(byte) {
      case nil: continue
      case .scalar(let scalar): show(scalar)
      case .control(let byte): control(byte)
      case .sequence(let body): control(body)
      case .escape(let body): unknown.append("ESC \(body)")
      case .invalid(let bytes): unknown.append("bytes \(bytes)")
      }
    }
  }

  /// Changes the size, and fills the alternate screen so that a program can't rely on its contents.
  mutating func resize(to size: TerminalSize) {
    self.size = size
    let isAlternate = modes.contains(.alternateScreen)
    let filling = isAlternate ? TerminalCell(text: "#") : .blank
    grid = TerminalGrid(columns: size.columns, rows: size.rows, filledWith: filling)
    cursor.position = TerminalPosition(row: 0, column: 0)
    cursor.isPastEnd = false
    if let kept = main?.grid {
      main?.grid = TerminalGrid(columns: size.columns, rows: size.rows)
      for (row, cells) in kept.rows.enumerated() {
        for (column, cell) in cells.enumerated() { main?.grid[row, column] = cell }
      }
    }
  }

  /// Returns the answers since the last call.
  mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return traits.answers ? answers : []
  }
}
