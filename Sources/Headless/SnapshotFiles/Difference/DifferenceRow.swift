/// A line of the old text beside a line of the new text.
package struct DifferenceRow: Hashable {
  /// A line of one of the texts.
  package struct Side: Hashable {
    /// The parts of the line, with invisible characters escaped.
    package let pieces: [LineMark.Piece]
    /// A Boolean value that indicates whether the line ends with a line feed.
    package let isEnded: Bool
  }

  /// The line of the old text, or `nil` if the row is of a line that was added.
  package let old: Side?
  /// The line of the new text, or `nil` if the row is of a line that was removed.
  package let new: Side?
  /// A Boolean value that indicates whether both texts have the line.
  package let isSame: Bool

  /// Returns the rows of a difference, in which a line is beside the one that replaces it.
  static func rows(of lines: [DifferenceLine]) -> [DifferenceRow] {
    let sides = zip(lines, lines.marks).map { line, mark in
      Side(pieces: mark.pieces, isEnded: line.isEnded)
    }
    var rows: [DifferenceRow] = []
    var index = 0
    while index < lines.count {
      guard lines[index].isSame == false else {
        rows.append(DifferenceRow(old: sides[index], new: sides[index], isSame: true))
        index += 1
        continue
      }
      let change = lines.change(at: index)
      let (removed, added) = (sides[change.removed], sides[change.added])
      for offset in 0..<max(removed.count, added.count) {
        rows.append(
          DifferenceRow(
            old: removed.dropFirst(offset).first, new: added.dropFirst(offset).first, isSame: false)
        )
      }
      index = change.added.upperBound
    }
    return rows
  }
}

extension [DifferenceLine] {
  /// The marks of each line.
  ///
  /// Removed lines are paired with the added lines that follow them, in order.
  var marks: [LineMark] {
    var marks: [LineMark] = []
    marks.reserveCapacity(count)
    while marks.count < count {
      let change = change(at: marks.count)
      let pairs = zip(change.removed, change.added).map {
        LineMark.pair(self[$0].text, self[$1].text)
      }
      let others = (change.removed.dropFirst(pairs.count), change.added.dropFirst(pairs.count))
      marks += pairs.map(\.0) + others.0.map { LineMark(self[$0].text, isChanged: true) }
      marks += pairs.map(\.1) + others.1.map { LineMark(self[$0].text, isChanged: true) }
      if marks.count < count { marks.append(LineMark(self[marks.count].text, isChanged: false)) }
    }
    return marks
  }

  /// Returns the ranges of the removed lines at an index and of the added lines that follow them,
  /// which can be empty.
  fileprivate func change(at index: Int) -> (removed: Range<Int>, added: Range<Int>) {
    let removed = run(of: "-", from: index)
    return (removed, run(of: "+", from: removed.upperBound))
  }

  private func run(of sign: Character, from start: Int) -> Range<Int> {
    start..<(start + self[start...].prefix { $0.sign == sign }.count)
  }
}
