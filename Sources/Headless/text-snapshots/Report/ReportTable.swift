import PlainText
import SnapshotFiles

/// A table with a snapshot on the left and the new text on the right, or only the new text if there
/// is no snapshot.
struct ReportTable {
  private static let context = 3

  private let rows: [DifferenceRow]
  private let isNew: Bool

  /// Creates the table of a comparison.
  init(_ comparison: SnapshotComparison) {
    rows = comparison.lines.rows
    isNew = comparison.expected == nil
  }

  /// The kind and size of the difference in a few words.
  var summary: String {
    let count = rows.count { $0.isSame == false }
    return isNew ? "new" : count == 1 ? "1 line" : "\(count) lines"
  }

  /// Returns the table in HTML.
  ///
  /// - Parameter size: The number of bytes above which only the lines that changed are shown, with
  ///   some lines around them.
  func html(within size: Int) -> String {
    let whole = html(rows.indices.map { _ in true })
    return whole.utf8.count > size ? html(rows.indices.map(isNearChange)) : whole
  }

  private func isNearChange(_ index: Int) -> Bool {
    let start = max(index - ReportTable.context, 0)
    let end = min(index + ReportTable.context + 1, rows.count)
    return rows[start..<end].contains { $0.isSame == false }
  }

  /// Returns the table with some of its rows.
  private func html(_ isShown: [Bool]) -> String {
    let names = isNew ? ["+ new text"] : ["- snapshot", "+ new text"]
    var html = "<table><tr>" + names.map { "<th scope=col>\($0)" }.joined() + "\n"
    var hidden = 0
    for (row, isShown) in zip(rows, isShown) {
      if isShown == false {
        hidden += 1
        continue
      }
      html += ReportTable.gap(of: hidden)
      hidden = 0
      let cells = isNew ? [row.new] : [row.old, row.new]
      html += "<tr>"
      for (index, cell) in cells.enumerated() {
        html += ReportTable.cell(cell, isNew: isNew || index > 0, isSame: row.isSame || isNew)
      }
      html += "\n"
    }
    return html + ReportTable.gap(of: hidden) + "</table>"
  }

  private static func gap(of count: Int) -> String {
    count == 0
      ? "" : "<tr class=s><td colspan=2>\(count) \(count == 1 ? "line" : "lines") left out\n"
  }

  private static func cell(_ side: DifferenceRow.Side?, isNew: Bool, isSame: Bool) -> String {
    guard let side else { return "<td>" }
    let mark = isNew ? "ins" : "del"
    var html = isSame ? "<td>" : isNew ? "<td class=w>" : "<td class=o>"
    for piece in side.pieces {
      let cells = ReportTable.cells(piece.text)
      html += piece.isChanged && isSame == false ? "<\(mark)>\(cells)</\(mark)>" : cells
    }
    return html + (side.isEnded ? "" : "<small> no line feed at the end</small>")
  }

  /// Returns a text with every character in an element of its width, except those that fonts draw
  /// one cell wide.
  private static func cells(_ text: String) -> String {
    var html = ""
    for character in text {
      let escaped = String(character).escapedForHTML
      switch character.displayWidth {
      case 2: html += "<b>\(escaped)</b>"
      case 1 where character.isPlain == false: html += "<i>\(escaped)</i>"
      default: html += escaped
      }
    }
    return html
  }
}

extension Character {
  /// A Boolean value that indicates whether fonts of fixed width draw the character one cell wide:
  /// it's Latin, or draws a box.
  fileprivate var isPlain: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    return scalar.value < 0x250 || 0x2500...0x259F ~= scalar.value
  }
}
