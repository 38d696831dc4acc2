import PlainText

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

/// Lines of a difference that stand together, as text.
struct DifferenceHunk {
  let lines: [DifferenceLine]
  /// How many lines of each text stand before the hunk.
  let first: (old: Int, new: Int)
  /// How many digits a line's number may take.
  let width: Int
  let isColored: Bool

  /// The header, then each line with its marks.
  var text: String {
    let marked = marks
    var text = colored(header, "36") + "\n"
    for (line, mark) in zip(lines, marked) {
      let gutter = "\(number(line.old)) \(number(line.new)) |"
      text += gutter + colored("\(line.sign)\(mark.text)", color(of: line)) + "\n"
      let blank = String(repeating: " ", count: 2 * width + 2) + "|"
      if line.isEnded == false { text += blank + "\\ no line feed at the end\n" }
      if let carets = mark.carets { text += blank + colored("?\(carets)", color(of: line)) + "\n" }
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

  /// The text of each line, and the carets below it; lines that take each other's place are paired
  /// in order.
  private var marks: [LineMark] {
    var marks = lines.map { LineMark(text: $0.isSame ? $0.text.escaped() : "", carets: nil) }
    var place = 0
    while place < lines.count {
      let removed = run(of: "-", from: place)
      let added = run(of: "+", from: removed.upperBound)
      let pairs = min(removed.count, added.count)
      for offset in 0..<pairs {
        let (old, new) = (removed.lowerBound + offset, added.lowerBound + offset)
        (marks[old], marks[new]) = LineMark.pair(lines[old].text, lines[new].text)
      }
      for single in Array(removed.dropFirst(pairs)) + added.dropFirst(pairs) {
        marks[single] = LineMark(text: lines[single].text.escaped(), carets: nil)
      }
      place = max(added.upperBound, place + 1)
    }
    return marks
  }

  private func run(of sign: Character, from start: Int) -> Range<Int> {
    start..<(start + lines[start...].prefix { $0.sign == sign }.count)
  }

  private func number(_ number: Int?) -> String {
    let digits = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(width - digits.utf8.count, 0)) + digits
  }

  private func color(of line: DifferenceLine) -> String? {
    line.isSame ? nil : line.old == nil ? "32" : "31"
  }

  private func colored(_ text: String, _ color: String?) -> String {
    guard isColored, let color else { return text }
    return "\u{1B}[\(color)m\(text)\u{1B}[0m"
  }
}
