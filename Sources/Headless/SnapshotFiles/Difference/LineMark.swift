import PlainText

/// A line as a difference prints it, and what changed in it.
package struct LineMark {
  /// A part of a line.
  package struct Piece: Hashable {
    /// The text, with invisible characters escaped.
    package let text: String
    /// A Boolean value that indicates whether the other line has something else there.
    package let isChanged: Bool
  }

  /// The parts of the line, in order.
  let pieces: [Piece]

  /// Creates the marks of a line in which nothing changed, or that has no counterpart.
  init(_ line: String, isChanged: Bool) {
    pieces = line.isEmpty ? [] : [Piece(text: line.escaped(), isChanged: isChanged)]
  }

  private init(_ line: String, _ clusters: ArraySlice<Cluster>) {
    var pieces: [Piece] = []
    var rest = clusters
    var start = line.startIndex
    while let isChanged = rest.first?.isChanged {
      let run = rest.prefix { $0.isChanged == isChanged }
      let end = line.utf8.index(start, offsetBy: run.reduce(0) { $0 + $1.character.utf8.count })
      pieces.append(Piece(text: String(line[start..<end]), isChanged: isChanged))
      rest = rest.dropFirst(run.count)
      start = end
    }
    self.pieces = pieces
  }

  /// The line with invisible characters escaped.
  var text: String { pieces.map(\.text).joined() }

  /// Spaces and carets below the line, or `nil` if nothing or everything changed in it.
  var carets: String? {
    guard let last = pieces.lastIndex(where: \.isChanged), pieces.count > 1 else { return nil }
    return pieces[...last].map { piece in
      String(repeating: piece.isChanged ? "^" : " ", count: piece.text.displayWidth)
    }.joined()
  }

  /// Returns the marks of an old line and the new line that replaces it.
  ///
  /// If the lines look the same, everything that isn't ASCII is escaped.
  static func pair(_ old: String, _ new: String) -> (LineMark, LineMark) {
    let isLookalike = old == new
    let lines = (old.escaped(asASCII: isLookalike), new.escaped(asASCII: isLookalike))
    var (old, new) = (clusters(of: lines.0), clusters(of: lines.1))
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rests = (old.dropFirst(head), new.dropFirst(head))
    let tail = zip(rests.0.reversed(), rests.1.reversed()).prefix { $0 == $1 }.count
    mark(&old[head..<(old.count - tail)], &new[head..<(new.count - tail)])
    return (LineMark(lines.0, old), LineMark(lines.1, new))
  }

  private static func clusters(of text: String) -> ArraySlice<Cluster> {
    ArraySlice(text.map { Cluster(character: $0) })
  }

  /// Marks what changed in two parts of lines: the cells that differ if both are equally wide, or
  /// else everything.
  private static func mark(_ old: inout ArraySlice<Cluster>, _ new: inout ArraySlice<Cluster>) {
    for index in old.indices { old[index].isChanged = true }
    for index in new.indices { new[index].isChanged = true }
    var column = (old: 0, new: 0)
    var place = (old: old.startIndex, new: new.startIndex)
    guard old.reduce(0, { $0 + $1.width }) == new.reduce(0, { $0 + $1.width }) else { return }
    while place.old < old.endIndex, place.new < new.endIndex {
      let isAligned = column.old == column.new
      if isAligned, old[place.old] == new[place.new] {
        old[place.old].isChanged = false
        new[place.new].isChanged = false
      }
      let isBehind = (old: column.old <= column.new, new: column.new <= column.old)
      if isBehind.old {
        column.old += old[place.old].width
        place.old += 1
      }
      if isBehind.new {
        column.new += new[place.new].width
        place.new += 1
      }
    }
  }
}

/// A character of a line, and whether it changed.
private struct Cluster: Equatable {
  let character: Character
  var isChanged = false

  var width: Int { character.displayWidth }

  /// Returns whether two characters consist of the same scalars.
  static func == (first: Cluster, second: Cluster) -> Bool {
    first.character.utf8.elementsEqual(second.character.utf8)
  }
}
