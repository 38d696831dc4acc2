/// Something that the user of a terminal does, or the terminal's answer to a query.
enum Event: Hashable, Sendable {
  case key(Key)
  /// A press of the first mouse button on a cell, counted from 0 at the top left.
  case press(row: Int, column: Int)
  /// A release of the first mouse button on a cell, counted from 0 at the top left.
  case release(row: Int, column: Int)
  /// A turn of the mouse wheel by a notch.
  case wheel(isDown: Bool)
  /// The column of the cursor, counted from 0 at the left, as the answer to a query.
  case cursor(column: Int)
}

/// A key that is told from the others.
enum Key: Hashable, Sendable {
  case tab
  case backTab
  case arrow(Direction)
  case home
  case end
  case pageUp
  case pageDown
  case enter
  case escape
  /// Ctrl-C.
  case interrupt
  /// Ctrl-L, which asks for everything to be drawn again.
  case repaint
  /// Ctrl-Z.
  case suspend
  /// A printable ASCII character.
  case character(UInt8)

  static let space = Key.character(UInt8(ascii: " "))
  /// The key that leaves the app.
  static let leave = Key.character(UInt8(ascii: "q"))
  /// The key that opens the page of all keys.
  static let help = Key.character(UInt8(ascii: "?"))
}
