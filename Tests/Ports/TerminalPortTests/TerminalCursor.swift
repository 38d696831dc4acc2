/// Where the next character goes, and how it is drawn.
struct TerminalCursor: Hashable {
  var place = TerminalPlace(row: 0, column: 0)
  /// Whether the last column was filled, so that the next character goes to the next line.
  var isPastEnd = false
  var attributes: TerminalAttributes = []
}
