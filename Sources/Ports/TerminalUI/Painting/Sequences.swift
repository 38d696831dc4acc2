import TextRendering

/// The control sequences that the port writes, all of which a terminal understands or ignores.
enum Sequences {
  /// Enters the alternate screen, turns wrapping off, turns mouse presses in the SGR encoding and
  /// bracketed paste on, and makes the cursor a line, which doesn't hide the style of its cell.
  static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000;1006;2004h\u{1B}[4 q"
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
