/// The place of a cell, both sides counted from 0.
struct TerminalPlace: Hashable {
  var row: Int
  var column: Int
}
