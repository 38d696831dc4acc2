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
    rows = next
    self.cursor = cursor
    changes += cursor.utf8
    return Sequences.beginUpdate.utf8 + changes + Sequences.endUpdate.utf8
  }
}

/// The control sequences that the port writes, all of which a terminal understands or ignores.
package enum Sequences {
  /// Enters the alternate screen, turns wrapping off, turns mouse presses in the SGR encoding and
  /// bracketed paste on, and makes the cursor a line, which doesn't hide the style of its cell.
  package static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000;1006;2004h\u{1B}[4 q"
  /// Undoes ``enter`` from any state.
  ///
  /// A terminal without an alternate screen goes on at the bottom.
  static let leave: StaticString = """
    \u{1B}[?2026l\u{1B}[?2004;1006;1000l\u{1B}[?7;25h\u{1B}[m\u{1B}[0 q\u{1B}[9999;1H\r\n\u{1B}[?1049l
    """
  /// Writes a character of ambiguous width at the top left, and queries the cursor position.
  static let askWidth = "\u{1B}[H\u{2500}\u{1B}[6n"
  /// Begins a synchronized update, which the terminal shows at once when it ends.
  static let beginUpdate = "\u{1B}[?2026h"
  static let endUpdate = "\u{1B}[?2026l"
  static let clear = "\u{1B}[H\u{1B}[2J"
  static let eraseRest = "\u{1B}[K"
  static let showCursor = "\u{1B}[?25h"
  static let hideCursor = "\u{1B}[?25l"

  /// Moves the cursor to a cell, counted from 0 at the top left.
  static func cursor(row: Int, column: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }
}
