import CellText

/// A line as a difference prints it, with its changes.
struct LineMark {
  let text: String
  /// Spaces and carets below the line, or `nil` if nothing or everything changed in it.
  let carets: String?

  private static func mark(_ cells: [LineCell], isChanged: (Int) -> Bool) -> LineMark {
    let changed = cells.indices.filter(isChanged)
    let end = changed.count == cells.count ? nil : changed.last
    let carets = end.map { end in
      cells.indices[...end].map { index in
        String(repeating: isChanged(index) ? "^" : " ", count: cells[index].character.displayWidth)
      }.joined()
    }
    return LineMark(text: String(cells.map(\.character)), carets: carets)
  }

  /// Marks the cells that differ in lines of the same width, or else everything between the same start
  /// and the same end.
  ///
  /// If the lines look the same, everything that isn't ASCII is escaped.
  static func pair(_ old: String, _ new: String) -> (LineMark, LineMark) {
    let isLookalike = old == new
    let texts = (old.escaped(asASCII: isLookalike), new.escaped(asASCII: isLookalike))
    let (old, new) = (LineCell.cells(of: texts.0), LineCell.cells(of: texts.1))
    if texts.0.displayWidth == texts.1.displayWidth {
      let same = Set(old).intersection(new)
      return (
        mark(old) { same.contains(old[$0]) == false }, mark(new) { same.contains(new[$0]) == false }
      )
    }
    let middles = middles(old.map(\.bytes), new.map(\.bytes))
    return (mark(old) { middles.old.contains($0) }, mark(new) { middles.new.contains($0) })
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
