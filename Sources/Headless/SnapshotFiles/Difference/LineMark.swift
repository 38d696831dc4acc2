import PlainText

/// A line as a difference prints it, with its changes.
struct LineMark {
  private let pieces: [(text: String, isChanged: Bool)]

  init(_ line: String) {
    pieces = [(line.escaped(), true)]
  }

  private init(_ cells: [LineCell], isChanged: (Int) -> Bool) {
    var pieces: [(String, Bool)] = []
    var rest = cells.indices[...]
    while let first = rest.first {
      let run = rest.prefix { isChanged($0) == isChanged(first) }
      pieces.append((String(cells[run].map(\.character)), isChanged(first)))
      rest = rest.dropFirst(run.count)
    }
    self.pieces = pieces
  }

  var text: String { pieces.map(\.text).joined() }

  /// Spaces and carets below the line, or `nil` if nothing or everything changed in it.
  var carets: String? {
    guard let last = pieces.lastIndex(where: \.isChanged), pieces.count > 1 else { return nil }
    return pieces[...last].map { piece in
      String(repeating: piece.isChanged ? "^" : " ", count: piece.text.displayWidth)
    }.joined()
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
        LineMark(old) { same.contains(old[$0]) == false },
        LineMark(new) { same.contains(new[$0]) == false }
      )
    }
    let middles = middles(old.map(\.bytes), new.map(\.bytes))
    return (LineMark(old) { middles.old.contains($0) }, LineMark(new) { middles.new.contains($0) })
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
