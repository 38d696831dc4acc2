import PlainText
import TextRendering

extension TerminalModel {
  /// Shows a character at the cursor, and moves the cursor.
  mutating func show(_ scalar: Unicode.Scalar) {
    let width = width(of: scalar)
    guard width > 0 else { return combine(scalar) }
    if cursor.isPastEnd || cursor.position.column + width > size.columns {
      cursor.position.column = modes.contains(.autowrap) ? 0 : size.columns - width
      if modes.contains(.autowrap) { lineFeed() }
    }
    let cell = TerminalCell(text: String(scalar), attributes: cursor.attributes)
    grid.put(cell, width: width, row: cursor.position.row, column: cursor.position.column)
    let end = cursor.position.column + width
    cursor.isPastEnd = end >= size.columns
    cursor.position.column = min(end, size.columns - 1)
  }

  /// Performs a control character.
  mutating func control(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): lineFeed()
    case UInt8(ascii: "\r"): move(to: TerminalPosition(row: cursor.position.row, column: 0))
    case 0x08:
      move(to: TerminalPosition(row: cursor.position.row, column: cursor.position.column - 1))
    default: unknown.append("control \(byte)")
    }
  }

  /// Moves the cursor to the cell that is nearest to a position.
  mutating func move(to position: TerminalPosition) {
    cursor.isPastEnd = false
    cursor.position.row = min(max(position.row, 0), size.rows - 1)
    cursor.position.column = min(max(position.column, 0), size.columns - 1)
  }

  private mutating func lineFeed() {
    if cursor.position.row == size.rows - 1 { grid.scroll() }
    move(to: TerminalPosition(row: cursor.position.row + 1, column: cursor.position.column))
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var position = cursor.position
    if cursor.isPastEnd == false { position.column -= 1 }
    if grid[position.row, position.column].isRightHalf { position.column -= 1 }
    grid[position.row, position.column].text.unicodeScalars.append(scalar)
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    traits.hasWideAmbiguousCharacters && isAmbiguous(scalar) ? 2 : Character(scalar).displayWidth
  }

  /// Returns whether a character is of ambiguous width by UAX #11, for those that draw boxes.
  private func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2500...0x254B, 0x2550...0x2573, 0x2580...0x258F, 0x25A0...0x25A1, 0x25B2...0x25B3,
      0x25B6...0x25B7, 0x25BC...0x25BD, 0x25C0...0x25C1, 0x2026, 0x00B7:
      true
    default: false
    }
  }
}
