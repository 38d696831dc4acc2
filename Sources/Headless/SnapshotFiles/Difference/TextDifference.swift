import PlainText

/// The difference of two texts, as unified hunks with line numbers.
///
/// Each line begins with its number in the old and in the new text and a bar. The sign after that
/// is a space for a line of both texts, `-` for one of the old text, and `+` for one of the new
/// text. Below a line, `?` precedes carets that mark the changes, and `\` precedes the remark that
/// the line has no line feed. Invisible characters and backslashes are escaped.
package struct TextDifference {
  private static let context = 3

  private let lines: [DifferenceLine]

  /// - Parameter limit: The number of lines to put in order at most. If there are more, all lines
  ///   between the first and the last difference count as changed.
  package init(from old: String, to new: String, limit: Int = 2_000) {
    lines = DifferenceLine.lines(from: old, to: new, limit: limit)
  }

  package func text(isColored: Bool = false) -> String {
    let style = TerminalStyle(isColored: isColored)
    return hunks.map { hunk in
      style.cyan(header(of: hunk)) + "\n" + text(of: lines[hunk], style)
    }.joined()
  }

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

  private func header(of hunk: Range<Int>) -> String {
    func part(_ number: (DifferenceLine) -> Int?) -> String {
      let numbers = lines[hunk].compactMap(number)
      let before = lines[..<hunk.lowerBound].reversed().lazy.compactMap(number).first
      return "\(numbers.first ?? before ?? 0),\(numbers.count)"
    }
    return "@@ -\(part(\.old)) +\(part(\.new)) @@"
  }

  private func text(of hunk: ArraySlice<DifferenceLine>, _ style: TerminalStyle) -> String {
    let width = String(lines.count).utf8.count
    func column(_ number: Int?) -> String {
      let digits = number.map(String.init) ?? ""
      return String(repeating: " ", count: max(width - digits.utf8.count, 0)) + digits
    }
    let blank = "\(column(nil)) \(column(nil)) |"
    return zip(hunk, marks(of: hunk)).map { line, mark in
      func colored(_ text: String) -> String {
        line.isSame ? text : line.old == nil ? style.green(text) : style.red(text)
      }
      let body = colored("\(line.sign)\(mark?.text ?? line.text.escaped())")
      let end = line.isEnded ? "" : blank + "\\ no line feed at the end\n"
      let carets = mark?.carets.map { blank + colored("?\($0)") + "\n" } ?? ""
      return "\(column(line.old)) \(column(line.new)) |\(body)\n\(end)\(carets)"
    }.joined()
  }

  /// Removed lines are paired with the added lines that follow them, in order.
  private func marks(of hunk: ArraySlice<DifferenceLine>) -> [LineMark?] {
    var marks = hunk.map { $0.isSame ? nil : LineMark($0.text) }
    var rest = hunk
    while rest.isEmpty == false {
      let removed = rest.prefix { $0.sign == "-" }
      let added = rest.dropFirst(removed.count).prefix { $0.sign == "+" }
      for (old, new) in zip(removed.indices, added.indices) {
        let pair = LineMark.pair(lines[old].text, lines[new].text)
        marks[old - hunk.startIndex] = pair.0
        marks[new - hunk.startIndex] = pair.1
      }
      rest = rest.dropFirst(max(removed.count + added.count, 1))
    }
    return marks
  }
}
