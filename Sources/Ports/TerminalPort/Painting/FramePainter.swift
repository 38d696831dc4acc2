import PlainText
import TextRenderer

/// A painter that turns frames into the bytes that bring a terminal up to date.
///
/// It writes only the rows that differ, as a synchronized update, which terminals without such
/// updates ignore.
struct FramePainter {
  private var rows: [FrameRow]?
  private var cursor: Region?

  /// Forgets what the terminal shows, so that the next frame is painted completely.
  mutating func invalidate() {
    rows = nil
  }

  /// Returns the bytes that show a frame, or an empty array if the terminal already shows it.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - focus: The region of the focused control in each of its rows, which are painted in reverse
  ///     video. The first one gets the cursor.
  ///   - viewport: The size of the terminal.
  mutating func paint(_ frame: Frame, focus: [Region], in viewport: Viewport) -> [UInt8] {
    let next = FrameRow.rows(of: frame, focus: focus, in: viewport)
    let shown = rows ?? Array(repeating: FrameRow(), count: next.count)
    var changes = rows == nil ? Array(Sequences.clear.utf8) : []
    for (index, (row, old)) in zip(next, shown).enumerated() where (row == old) == false {
      changes += Sequences.cursor(row: index, column: 0).utf8
      row.write(to: &changes, columns: viewport.columns)
    }
    guard changes.isEmpty == false || (focus.first == cursor) == false else {
      return []
    }
    rows = next
    cursor = focus.first
    changes += Sequences.cursor(at: cursor).utf8
    return Sequences.beginUpdate.utf8 + changes + Sequences.endUpdate.utf8
  }
}

/// A row of a frame, and the columns in it that have the focus.
struct FrameRow: Equatable {
  private var text: ArraySlice<UInt8> = []
  private var focus: Range<Int>?

  /// Returns all rows of a frame, with the blank ones at its end.
  static func rows(of frame: Frame, focus: [Region], in viewport: Viewport) -> [FrameRow] {
    var rows = Array(frame.text.utf8)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(viewport.rows).map { FrameRow(text: $0) }
    while rows.count < viewport.rows { rows.append(FrameRow()) }
    for region in focus where rows.indices.contains(region.row) {
      rows[region.row].focus = region.column..<region.column + region.columns
    }
    return rows
  }

  /// Writes the row over a line of the terminal, with the focus in reverse video.
  func write(to output: inout [UInt8], columns: Int) {
    if let focus {
      var rest = String(decoding: text, as: UTF8.self)[...]
      output += rest.removeFirst(columns: focus.lowerBound).utf8
      output += Sequences.reverse.utf8
      output += rest.removeFirst(columns: focus.count).utf8
      output += Sequences.plain.utf8
      output += rest.utf8
    } else {
      output += text
    }
    if isShorter(than: columns) { output += Sequences.eraseRest.utf8 }
  }

  /// Returns whether the rest of the line must be erased after the row.
  ///
  /// After a row that fills the line, the cursor is still on the last cell, and erasing would
  /// blank it.
  private func isShorter(than columns: Int) -> Bool {
    guard focus.map({ $0.upperBound < columns }) ?? true else { return false }
    return text.count < columns || String(decoding: text, as: UTF8.self).displayWidth < columns
  }
}

extension Substring {
  /// Removes a number of columns from the start, and returns their text padded with spaces.
  fileprivate mutating func removeFirst(columns: Int) -> String {
    var width = 0
    var first = ""
    while width < columns, let character = popFirst() {
      first.append(character)
      width += character.displayWidth
    }
    return first + String(repeating: " ", count: Swift.max(0, columns - width))
  }
}
