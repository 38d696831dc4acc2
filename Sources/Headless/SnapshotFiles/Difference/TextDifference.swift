import CellText

/// The difference of two texts, as unified hunks with line numbers.
///
/// Each line begins with its number in the old and in the new text and a bar. The sign after that
/// is a space for a line of both texts, `-` for one of the old text, and `+` for one of the new
/// text. Below a line, `?` precedes carets that mark the changes, and `\` precedes the remark that
/// the line has no line feed. Invisible characters and backslashes are escaped.
package struct TextDifference {
  private static let context = 3

  private var lines: [DifferenceLine]

  /// Removed lines are paired with the added lines that follow them, in order.
  ///
  /// - Parameter limit: The number of lines to put in order at most. If there are more, each line between
  ///   the first and the last difference is compared with the one in its place.
  package init(from old: String, to new: String, limit: Int = 2_000) {
    lines = DifferenceLine.lines(from: old, to: new, limit: limit)
    for removed in lines.indices(where: { $0.sign == "-" }).ranges {
      let added = lines[removed.upperBound...].prefix { $0.sign == "+" }.indices
      for (old, new) in zip(removed, added) {
        let marks = LineMark.pair(lines[old].text, lines[new].text)
        lines[old].mark = marks.old
        lines[new].mark = marks.new
      }
    }
  }

  package func text(isColored: Bool = false) -> String {
    hunks.map { hunk in
      header(of: hunk).styled(.cyan, if: isColored) + "\n" + text(of: lines[hunk], isColored)
    }.joined()
  }

  private var hunks: some Sequence<Range<Int>> {
    let changes = lines.indices(where: { $0.isSame == false }).ranges
    return RangeSet(
      changes.map { change in
        let start = max(change.lowerBound - TextDifference.context, 0)
        return start..<min(change.upperBound + TextDifference.context, lines.count)
      }
    ).ranges
  }

  private func header(of hunk: Range<Int>) -> String {
    func part(_ number: (DifferenceLine) -> Int?) -> String {
      let numbers = lines[hunk].compactMap(number)
      return "\(numbers.first ?? 0),\(numbers.count)"
    }
    return "@@ -\(part(\.old)) +\(part(\.new)) @@"
  }

  private func text(of hunk: ArraySlice<DifferenceLine>, _ isColored: Bool) -> String {
    let width = String(lines.count).utf8.count
    func column(_ number: Int?) -> String {
      let digits = number.map(String.init) ?? ""
      return String(repeating: " ", count: max(width - digits.utf8.count, 0)) + digits
    }
    let blank = "\(column(nil)) \(column(nil)) |"
    return hunk.map { line in
      let mark = line.mark ?? LineMark(text: line.text.escaped(), carets: nil)
      func colored(_ text: String) -> String {
        text.styled(line.old == nil ? .green : .red, if: isColored && line.isSame == false)
      }
      let body = colored("\(line.sign)\(mark.text)")
      let end = line.isEnded ? "" : blank + "\\ no line feed at the end\n"
      let carets = mark.carets.map { blank + colored("?\($0)") + "\n" } ?? ""
      return "\(column(line.old)) \(column(line.new)) |\(body)\n\(end)\(carets)"
    }.joined()
  }
}
