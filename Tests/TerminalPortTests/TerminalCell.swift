/// What one cell of a terminal shows.
struct TerminalCell: Hashable {
  /// How a cell is drawn.
  enum Attribute: Int, CaseIterable {
    case bold = 1
    case dim = 2
    case underlined = 4
    case reversed = 7
  }

  /// A character, or nothing in the right half of a wide one.
  var text: String
  var attributes: Set<Attribute> = []

  static let blank = TerminalCell(text: " ")

  var isRightHalf: Bool { text.isEmpty }
}
