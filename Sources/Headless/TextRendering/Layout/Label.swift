import CellText

struct Label {
  /// The number of lines after which a name is cut.
  ///
  /// Four lines of a button that is 40 cells wide have room for 60 wide characters.
  static let mostLines = 4

  let text: String
  let columns: Int
  /// Whether the text has a `plainWidth`.
  let isPlain: Bool

  init(_ text: String) {
    let width = text.utf8.plainWidth
    isPlain = (width == nil) == false
    self.text = isPlain ? text : text.visible
    columns = width ?? self.text.displayWidth
  }

  /// Returns as few and as even lines as possible; more than five aren't evened out.
  static func balancedLines(of text: String, columns: Int) -> [Label] {
    let paragraphs = paragraphs(of: text)
    func lines(columns: Int) -> [Substring] {
      paragraphs.flatMap { $0.lines(columns: columns) }
    }
    let count = lines(columns: columns).count
    guard (2...5).contains(count) else { return lines(columns: columns).map(Label.init) }
    var narrow = 1
    var wide = columns
    while narrow < wide {
      let middle = (narrow + wide) / 2
      if lines(columns: middle).count == count {
        wide = middle
      } else {
        narrow = middle + 1
      }
    }
    let balanced = lines(columns: wide).map(Label.init)
    let fits = balanced.allSatisfy { $0.columns <= columns }
    return fits ? balanced : lines(columns: columns).map(Label.init)
  }

  static func lines(of text: String, columns: Int) -> [Label] {
    paragraphs(of: text).flatMap { $0.lines(columns: columns).map(Label.init) }
  }

  private static func paragraphs(of text: String) -> [LineBreaker] {
    guard text.utf8.contains(0x0A) else { return [LineBreaker(text.visible[...])] }
    return text.split(omittingEmptySubsequences: false) { $0.isLineFeed }.map { paragraph in
      LineBreaker(String(paragraph).visible[...])
    }
  }

  init(_ line: Substring) {
    self.init(String(line.trimmed))
  }

  /// Returns at most ``mostLines`` lines of a name.
  ///
  /// Words are broken only if the whole name fits then. If it doesn't, the last line has all of the
  /// rest.
  ///
  /// - Complexity: O(*columns*) for a name that doesn't fit.
  func lines(columns: Int) -> [Label] {
    guard self.columns > columns, columns > 0 else { return [self] }
    let start = text.prefix(columns: columns * (Label.mostLines + 1))
    let breaker = LineBreaker(start)
    let lines = breaker.lines(columns: columns)
    if start.endIndex == text.endIndex {
      let dense =
        lines.count <= Label.mostLines ? lines : breaker.lines(columns: columns, keepsWords: false)
      if dense.count <= Label.mostLines { return dense.map(Label.init) }
    }
    let whole = lines.prefix(Label.mostLines).dropLast()
    let rest = text[(whole.last?.endIndex ?? text.startIndex)...]
    return whole.map(Label.init) + [Label(rest)]
  }

  /// Returns the label if it fits into a number of columns, or else its start and an ellipsis.
  ///
  /// There are no blanks before the ellipsis. If the ellipsis itself doesn't fit, it's left out.
  ///
  /// - Complexity: O(*columns*) for a label that doesn't fit.
  func truncated(to columns: Int, ellipsis: @autoclosure () -> Label) -> Label {
    guard self.columns > columns else { return self }
    let ellipsis = ellipsis()
    let room = columns - ellipsis.columns
    guard room >= 0 else { return Label(String(text.prefix(columns: columns))) }
    return Label(text.prefix(columns: room).trimmed + ellipsis.text)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    self[..<(lastIndex { ($0 == " ") == false }.map { index(after: $0) } ?? startIndex)]
  }
}
