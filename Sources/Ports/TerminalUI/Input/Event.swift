/// Something that the user of a terminal does, or the terminal's answer to a query.
enum Event: Hashable, Sendable {
  case key(Key)
  /// A press or a release of the first button on a cell, counted from 0 at the top left.
  case press(row: Int, column: Int)
  case release(row: Int, column: Int)
  case wheel(isDown: Bool)
  /// The answer to a query for the column of the cursor, counted from 0.
  case cursor(column: Int)
}

enum Key: Hashable, Sendable {
  case tab, backTab, home, end, pageUp, pageDown
  case arrow(Direction)
  case enter, escape, backspace
  /// Ctrl-C.
  case interrupt
  /// Ctrl-L.
  case repaint
  /// Ctrl-Z.
  case suspend
  case character(UInt8)

  static let space = Key.character(UInt8(ascii: " "))
  static let plus = Key.character(UInt8(ascii: "+"))
  static let minus = Key.character(UInt8(ascii: "-"))
  static let leave = Key.character(UInt8(ascii: "q"))
  static let help = Key.character(UInt8(ascii: "?"))
}
