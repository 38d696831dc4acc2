import TextRendering

/// A painter that turns frames into the bytes that bring a terminal up to date.
///
/// It writes only the rows that differ, as a synchronized update, which terminals without such
/// updates ignore.
struct FramePainter {
  private let usesColor: Bool
  private var rows: [FrameRow]?
  private var cursor = ""

  init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  mutating func invalidate() {
    rows = nil
  }

  /// The bytes that show a frame, with the cursor at the caret, or hidden at the first of the regions of the
  /// focus.
  ///
  /// The row of the port is the last one, or else below the frame after a blank row.
  mutating func paint(
    _ frame: Frame, focus: [Region], portRow: FrameRow? = nil, isLast: Bool = true,
    in viewport: Viewport, chrome: Chrome = .unicode
  ) -> [UInt8] {
    var next = FrameRow.rows(of: frame, focus: focus, in: viewport)
    let end = next.lastIndex { $0.isBlank == false } ?? 0
    let portIndex = isLast ? next.count - 1 : min(end + 2, next.count - 1)
    if let portRow, next.isEmpty == false { next[portIndex] = portRow }
    let shown = rows ?? Array(repeating: FrameRow(), count: next.count)
    var changes = rows == nil ? Array(Sequences.clear.utf8) : []
    for (index, (row, old)) in zip(next, shown).enumerated() where (row == old) == false {
      if row.isBlank, old.isBlank { continue }
      changes += Sequences.cursor(row: index, column: 0).utf8
      if old.isBlank == false { changes += Sequences.eraseRest.utf8 }
      row.write(to: &changes, at: index, usesColor: usesColor, chrome: chrome)
    }
    let cell = (frame.caret ?? focus.first).map { Sequences.cursor(row: $0.row, column: $0.column) }
    let cursor = (cell ?? "") + (frame.caret == nil ? Sequences.hideCursor : Sequences.showCursor)
    guard changes.isEmpty == false || (cursor == self.cursor) == false else { return [] }
    (rows, self.cursor) = (next, cursor)
    changes += cursor.utf8
    return Sequences.beginUpdate.utf8 + changes + Sequences.endUpdate.utf8
  }
}
