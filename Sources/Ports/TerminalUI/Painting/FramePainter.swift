import TextRendering

/// A painter that turns frames into the bytes that bring a terminal up to date.
///
/// It writes only the rows that differ, as a synchronized update, which terminals without such
/// updates ignore.
struct FramePainter {
  private let usesColor: Bool
  private var rows: [FrameRow]?

  /// - Parameter usesColor: Whether to use colors besides bold, dim, and reverse video.
  init(usesColor: Bool) {
    self.usesColor = usesColor
  }

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
  ///   - lastRow: The last row, or `nil` if that belongs to the frame.
  ///   - viewport: The size of the terminal.
  mutating func paint(
    _ frame: Frame, focus: [Region], lastRow: FrameRow? = nil, in viewport: Viewport
  ) -> [UInt8] {
    var next = FrameRow.rows(of: frame, focus: focus, in: viewport)
    if let lastRow, next.isEmpty == false { next[next.count - 1] = lastRow }
    let shown = rows ?? Array(repeating: FrameRow(), count: next.count)
    var changes = rows == nil ? Array(Sequences.clear.utf8) : []
    for (index, (row, old)) in zip(next, shown).enumerated() where (row == old) == false {
      changes += Sequences.cursor(row: index, column: 0).utf8
      if (old == FrameRow()) == false { changes += Sequences.eraseRest.utf8 }
      row.write(to: &changes, columns: viewport.columns, usesColor: usesColor)
    }
    guard changes.isEmpty == false else { return [] }
    rows = next
    let cursor = focus.first { $0.row < next.count - (lastRow == nil ? 0 : 1) }
    changes += Sequences.cursor(at: cursor).utf8
    return Sequences.beginUpdate.utf8 + changes + Sequences.endUpdate.utf8
  }
}
