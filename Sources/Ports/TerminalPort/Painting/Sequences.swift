import TextRenderer

/// What is written to a terminal beside text: the control sequences that every one understands or
/// ignores.
enum Sequences {
  /// Alternate screen, no wrapping at the right edge, mouse presses in SGR form, marked pastes.
  static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000;1006;2004h"
  /// Takes all of it back, from whatever state; a terminal that has no other screen goes on below.
  static let leave: StaticString =
    "\u{1B}[?2026l\u{1B}[?2004;1006;1000l\u{1B}[?7;25h\u{1B}[m\u{1B}[9999;1H\r\n\u{1B}[?1049l"
  /// Draws a character of ambiguous width at the top left, and asks where the cursor is then.
  static let askWidth = "\u{1B}[H\u{2500}\u{1B}[6n"
  /// From here on the terminal takes what is written without showing it.
  static let beginUpdate = "\u{1B}[?2026h"
  /// From here on it shows all of it at once.
  static let endUpdate = "\u{1B}[?2026l"
  /// Blanks the whole screen.
  static let clear = "\u{1B}[H\u{1B}[2J"
  /// Blanks the line from the cursor to its end.
  static let eraseRest = "\u{1B}[K"
  /// Reverse video, which is no colour.
  static let reverse = "\u{1B}[7m"
  /// No reverse video.
  static let plain = "\u{1B}[m"

  /// Moves the cursor to a cell, from 0 at the top left.
  static func cursor(row: Int, column: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }

  /// Shows the cursor at the first of some cells, or hides it where there are none.
  static func cursor(at region: Region?) -> String {
    guard let region else { return "\u{1B}[?25l" }
    return cursor(row: region.row, column: region.column) + "\u{1B}[?25h"
  }
}
