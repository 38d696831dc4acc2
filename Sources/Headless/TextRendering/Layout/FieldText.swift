import CellText
import HeadlessUI

/// The text of a field, and the caret if it's there.
struct FieldText {
  typealias Line = (label: Label, caret: Int?)

  /// The number of cells that a column has for a text and its brackets.
  static let columns = 26

  let text: String
  let traits: FieldTraits

  /// Returns the lines, one of which has the column of the caret; a field of several has at least three.
  ///
  /// - Parameter caret: The position of the caret in the text, or `nil` if it isn't there.
  func lines(columns: Int, caret: Int?, ellipsis: Label) -> [Line] {
    var lines =
      traits.isMultiline
      ? brokenLines(columns: columns, caret: caret)
      : [line(columns: columns, caret: caret, ellipsis: ellipsis)]
    if text.isEmpty { lines[0].label = Label(traits.placeholder ?? "") }
    let least = traits.isMultiline ? 3 : 1
    while lines.count < least { lines.append((Label(""), nil)) }
    return lines
  }

  /// The caret is in the middle, except near the ends of the text or in a narrow field, where the
  /// character after it is shown first.
  private func line(columns: Int, caret: Int?, ellipsis: Label) -> Line {
    guard let caret else { return (Label(String(text.prefix(4 * columns + 4)).visible), nil) }
    let before = String(text.prefix(caret)).visible
    let after = String(text.dropFirst(caret).prefix(4 * columns + 4)).visible
    let following = min(after.displayWidth, max(columns / 2, 2 + ellipsis.columns))
    let room = columns - max(1, following)
    let isCut = before.displayWidth > room && room >= ellipsis.columns
    let mark = isCut ? ellipsis : Label("")
    let shown = mark.text + before.suffix(columns: room - mark.columns)
    return (Label(shown + after), shown.displayWidth)
  }

  /// The lines break where those of other texts do, and leave a cell for the caret at their ends.
  private func brokenLines(columns: Int, caret: Int?) -> [Line] {
    let shown = text[...].visibleLines
    let parts = LineBreaker(shown[...]).lines(columns: columns - 1)
    var lines: [Line] = parts.map { (Label($0.prefix { $0.isLineFeed == false }), nil) }
    guard let caret else { return lines }
    let length = text.prefix(caret).visibleLines.utf8.count
    let index = shown.utf8.index(shown.startIndex, offsetBy: length)
    let row = parts.lastIndex { $0.startIndex <= index } ?? 0
    lines[row].caret = min(parts[row].prefix(upTo: index).displayWidth, columns - 1)
    return lines
  }
}

extension Substring {
  /// The text with its line feeds, and without anything else that can't be printed.
  fileprivate var visibleLines: String {
    split(omittingEmptySubsequences: false) { $0.isLineFeed }
      .map { String($0).visible }.joined(separator: "\n")
  }
}
