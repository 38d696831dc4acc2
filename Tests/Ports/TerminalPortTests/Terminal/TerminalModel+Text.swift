import PlainText
import TextRenderer

extension TerminalModel {
  /// Shows a character at the cursor and moves that on.
  mutating func show(_ scalar: Unicode.Scalar) {
    let width = width(of: scalar)
    guard width > 0 else { return combine(scalar) }
    if cursor.isPastEnd || cursor.place.column + width > size.columns {
      cursor.place.column = modes.contains(.autowrap) ? 0 : size.columns - width
      if modes.contains(.autowrap) { lineFeed() }
    }
    let cell = TerminalCell(text: String(scalar), attributes: cursor.attributes)
    grid.put(cell, width: width, row: cursor.place.row, column: cursor.place.column)
    let end = cursor.place.column + width
    cursor.isPastEnd = end >= size.columns
    cursor.place.column = min(end, size.columns - 1)
  }

  /// Does what a control says.
  mutating func control(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): lineFeed()
    case UInt8(ascii: "\r"): move(to: TerminalPlace(row: cursor.place.row, column: 0))
    case 0x08: move(to: TerminalPlace(row: cursor.place.row, column: cursor.place.column - 1))
    default: unknown.append("control \(byte)")
    }
  }

  /// Moves the cursor, as far as there are cells.
  mutating func move(to place: TerminalPlace) {
    cursor.isPastEnd = false
    cursor.place.row = min(max(place.row, 0), size.rows - 1)
    cursor.place.column = min(max(place.column, 0), size.columns - 1)
  }

  private mutating func lineFeed() {
    if cursor.place.row == size.rows - 1 { grid.scroll() }
    move(to: TerminalPlace(row: cursor.place.row + 1, column: cursor.place.column))
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var place = cursor.place
    if cursor.isPastEnd == false { place.column -= 1 }
    if grid[place.row, place.column].isRightHalf { place.column -= 1 }
    grid[place.row, place.column].text.unicodeScalars.append(scalar)
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    traits.hasWideAmbiguousCharacters && isAmbiguous(scalar) ? 2 : Character(scalar).displayWidth
  }

  /// Whether UAX #11 calls the width of a character ambiguous, of those that can frame a screen.
  private func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2500...0x254B, 0x2550...0x2573, 0x2580...0x258F, 0x25A0...0x25A1, 0x25B2...0x25B3,
      0x25B6...0x25B7, 0x25BC...0x25BD, 0x25C0...0x25C1, 0x2026, 0x00B7:
      true
    default: false
    }
  }
}
