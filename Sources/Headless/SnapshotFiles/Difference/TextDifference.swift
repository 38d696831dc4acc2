import PlainText

/// The difference of two texts, as unified hunks with line numbers.
///
/// Each line begins with its number in the old and in the new text and a bar. The sign after that
/// is a space for a line of both texts, `-` for one of the old text, and `+` for one of the new
/// text. Below a line, `?` precedes carets that mark what changed, and `\` precedes the remark that
/// the line has no line feed. Invisible characters and backslashes are escaped.
package struct TextDifference {
  private static let context = 3

  private let lines: [DifferenceLine]

  /// Compares two texts byte for byte.
  package init(from old: String, to new: String) {
    lines = DifferenceLine.lines(from: old, to: new)
  }

  /// Returns the hunks, or an empty string if the texts are the same.
  ///
  /// - Parameter isColored: Whether to color the lines for a terminal.
  package func text(isColored: Bool = false) -> String {
    let width = String(lines.count).utf8.count
    return hunks.map { range in
      let hunk = Array(lines[range])
      return DifferenceHunk(
        lines: hunk, first: start(of: range), width: width,
        style: TerminalStyle(isColored: isColored)
      )
      .text
    }.joined()
  }

  /// The lines of both texts, side by side.
  package var rows: [DifferenceRow] { DifferenceRow.rows(of: lines) }

  /// The ranges of the changed lines and the lines around them, joined if they meet.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isSame == false {
      let start = max(index - TextDifference.context, 0)
      let end = min(index + TextDifference.context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// Returns the number of the last line before a hunk in each text.
  private func start(of hunk: Range<Int>) -> (old: Int, new: Int) {
    let before = lines[..<hunk.lowerBound]
    return (
      before.reduce(0) { max($0, $1.old ?? 0) }, before.reduce(0) { max($0, $1.new ?? 0) }
    )
  }
}

/// A group of lines of a difference.
struct DifferenceHunk {
  let lines: [DifferenceLine]
  /// The number of lines of each text before the hunk.
  let first: (old: Int, new: Int)
  /// The width of a line number in digits.
  let width: Int
  let style: TerminalStyle

  /// The header, and each line with its marks.
  var text: String {
    var text = style.cyan(header) + "\n"
    for (line, mark) in zip(lines, lines.marks) {
      let gutter = "\(number(line.old)) \(number(line.new)) |"
      text += gutter + colored("\(line.sign)\(mark.text)", as: line) + "\n"
      let blank = String(repeating: " ", count: 2 * width + 2) + "|"
      if line.isEnded == false { text += blank + "\\ no line feed at the end\n" }
      if let carets = mark.carets { text += blank + colored("?\(carets)", as: line) + "\n" }
    }
    return text
  }

  private var header: String {
    let counts = (
      lines.count { ($0.old == nil) == false }, lines.count { ($0.new == nil) == false }
    )
    let starts = (
      counts.0 == 0 ? first.old : first.old + 1, counts.1 == 0 ? first.new : first.new + 1
    )
    return "@@ -\(starts.0),\(counts.0) +\(starts.1),\(counts.1) @@"
  }

  private func number(_ number: Int?) -> String {
    let digits = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(width - digits.utf8.count, 0)) + digits
  }

  private func colored(_ text: String, as line: DifferenceLine) -> String {
    line.isSame ? text : line.old == nil ? style.green(text) : style.red(text)
  }
}
