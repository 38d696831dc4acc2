import TextRenderer

/// Makes the bytes that turn what a terminal shows into a frame: nothing but the rows that differ,
/// between the marks of a synchronized output, which terminals without it ignore.
struct FramePainter {
  private var rows: [FrameRow]?
  private var cursor: Region?

  /// Forgets what the terminal shows, so that the next frame is painted whole.
  mutating func invalidate() {
    rows = nil
  }

  /// The bytes that show a frame, its focus in reverse video and under the cursor; none where it
  /// shows already.
  mutating func paint(_ frame: Frame, focus: Region?, in viewport: Viewport) -> [UInt8] {
    let next = FrameRow.rows(of: frame, focus: focus, in: viewport)
    let shown = rows ?? Array(repeating: FrameRow(), count: next.count)
    var changes = rows == nil ? Array(Sequences.clear.utf8) : []
    for (index, (row, old)) in zip(next, shown).enumerated() where (row == old) == false {
      changes += Sequences.cursor(row: index, column: 0).utf8
      row.write(to: &changes, columns: viewport.columns)
    }
    guard changes.isEmpty == false || (focus == cursor) == false else { return [] }
    rows = next
    cursor = focus
    changes += Sequences.cursor(at: focus).utf8
    return Sequences.beginUpdate.utf8 + changes + Sequences.endUpdate.utf8
  }
}
