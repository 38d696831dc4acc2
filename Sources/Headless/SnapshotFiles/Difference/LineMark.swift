import CellText

/// A line as a difference prints it, with its changes.
struct LineMark {
  let text: String
  /// Spaces and carets below the line, or `nil` if nothing or everything changed in it.
  let carets: String?

  private static func mark(_ cells: [LineCell], changed: Set<LineCell>) -> LineMark {
    let carets = cells.map { cell in
      String(repeating: changed.contains(cell) ? "^" : " ", count: cell.character.displayWidth)
    }
    let end = changed.count == cells.count ? nil : cells.lastIndex(where: changed.contains)
    return LineMark(
      text: String(cells.map(\.character)), carets: end.map { carets[...$0].joined() })
  }

  /// Marks the cells that differ in lines of the same width, or else everything between the same start
  /// and the same end.
  ///
  /// If the lines look the same, everything that isn't ASCII is escaped.
  static func pair(_ old: String, _ new: String) -> (old: LineMark, new: LineMark) {
    let isLookalike = old == new
    let texts = (old.escaped(asASCII: isLookalike), new.escaped(asASCII: isLookalike))
    let old = LineCell.cells(of: texts.0)
    let new = LineCell.cells(of: texts.1)
    let isAsWide = texts.0.displayWidth == texts.1.displayWidth
    let middles = middles(old.map(\.bytes), new.map(\.bytes))
    let removed = isAsWide ? Set(old).subtracting(new) : Set(old[middles.old])
    let added = isAsWide ? Set(new).subtracting(old) : Set(new[middles.new])
    return (mark(old, changed: removed), mark(new, changed: added))
  }
}

private struct LineCell: Hashable {
  let character: Character
  let column: Int
  let bytes: [UInt8]

  static func cells(of line: String) -> [LineCell] {
    var column = 0
    return line.map { character in
      defer { column += character.displayWidth }
      return LineCell(character: character, column: column, bytes: Array(character.utf8))
    }
  }
}
