/// Words made visible and measured, once.
struct Label {
  let text: String
  /// The width in cells.
  let columns: Int

  init(_ text: String) {
    let plain = PlainRun(startOf: text.utf8)
    if plain.length == text.utf8.count, plain.hasControl == false {
      self.text = text
      columns = plain.width
    } else {
      self.text = text.visible
      columns = self.text.displayWidth
    }
  }

  /// The lines of a text as even as can be, as few as fit into columns.
  static func balancedLines(of text: String, columns: Int) -> [Label] {
    let lines = lines(of: text, columns: columns)
    guard (2...5).contains(lines.count) else { return lines }
    var narrow = 1
    var wide = columns
    while narrow < wide {
      let middle = (narrow + wide) / 2
      if self.lines(of: text, columns: middle).count == lines.count {
        wide = middle
      } else {
        narrow = middle + 1
      }
    }
    let balanced = self.lines(of: text, columns: wide)
    return balanced.allSatisfy { $0.columns <= columns } ? balanced : lines
  }

  /// The lines of a text, each visible, that fit into columns, without the blanks at their ends.
  static func lines(of text: String, columns: Int) -> [Label] {
    text.split(omittingEmptySubsequences: false) { $0.isLineFeed }.flatMap { paragraph in
      LineBreaker.lines(of: String(paragraph).visible[...], columns: columns).map { line in
        Label(String(line.trimmed))
      }
    }
  }

  /// The label where it fits into columns, or else as many whole clusters as fit before an ellipsis
  /// without blanks between them; clusters alone where not even the ellipsis fits.
  ///
  /// - Complexity: O(*columns*) for a label that does not fit.
  func truncated(to columns: Int, ellipsis: Label) -> Label {
    guard self.columns > columns else { return self }
    let room = columns - ellipsis.columns
    guard room >= 0 else { return Label(String(prefix(columns: columns))) }
    return Label(prefix(columns: room).trimmed + ellipsis.text)
  }

  private func prefix(columns: Int) -> Substring {
    var width = 0
    return text.prefix { character in
      width += character.displayWidth
      return width <= columns
    }
  }
}

extension Substring {
  /// The text without the blanks at its end.
  fileprivate var trimmed: Substring {
    self[..<(lastIndex { ($0 == " ") == false }.map { index(after: $0) } ?? startIndex)]
  }
}
