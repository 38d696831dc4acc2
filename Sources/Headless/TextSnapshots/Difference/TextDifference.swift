/// The difference of two texts as people read it: unified hunks with the numbers of both sides.
///
/// A line is `old new |`, then a sign, then the text: a blank for a line of both, `-` and `+` for
/// one of either, `?` with `^` below what changed in the line above, `\` where a line has no line
/// feed. What cannot be seen is escaped, a backslash too.
package struct TextDifference {
  private static let context = 3

  private let lines: [DifferenceLine]

  /// Compares two texts by their bytes.
  package init(from old: String, to new: String) {
    lines = DifferenceLine.lines(from: old, to: new)
  }

  /// The hunks, empty where the texts are the same.
  ///
  /// - Parameter isColored: Whether lines are coloured for a terminal.
  package func text(isColored: Bool = false) -> String {
    let width = String(lines.count).utf8.count
    return hunks.map { range in
      let hunk = Array(lines[range])
      return DifferenceHunk(
        lines: hunk, first: start(of: range), width: width, isColored: isColored
      )
      .text
    }.joined()
  }

  /// The changed lines with those around them; those whose lines meet are one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for place in lines.indices where lines[place].isSame == false {
      let start = max(place - TextDifference.context, 0)
      let end = min(place + TextDifference.context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// The numbers of the lines before a hunk in either text.
  private func start(of hunk: Range<Int>) -> (old: Int, new: Int) {
    let before = lines[..<hunk.lowerBound]
    return (
      before.reduce(0) { max($0, $1.old ?? 0) }, before.reduce(0) { max($0, $1.new ?? 0) }
    )
  }
}
