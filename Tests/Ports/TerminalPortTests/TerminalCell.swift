/// What one cell of a terminal shows.
struct TerminalCell: Hashable {
  /// A character, or nothing in the right half of a wide one.
  var text: String
  var attributes: TerminalAttributes = []

  static let blank = TerminalCell(text: " ")

  var isRightHalf: Bool { text.isEmpty }
}
