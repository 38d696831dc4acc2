/// An event that a terminal reports: something that its user does, or an answer.
enum Event: Hashable {
  /// A key was pressed.
  case key(Key)
  /// The first mouse button was pressed on a cell, counted from 0 at the top left.
  case click(row: Int, column: Int)
  /// The mouse wheel was turned by a notch, down or up.
  case wheel(isDown: Bool)
  /// The cursor is in a column, counted from 0 at the left. This answers a query.
  case cursor(column: Int)
}

/// A key that the port handles.
enum Key: Hashable {
  /// Tab.
  case tab
  /// Shift-Tab.
  case backTab
  /// An arrow key.
  case arrow(Direction)
  /// Home.
  case home
  /// End.
  case end
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// Return or Enter.
  case enter
  /// Esc.
  case escape
  /// Ctrl-C.
  case interrupt
  /// Ctrl-Z.
  case suspend
  /// A printable ASCII character.
  case character(UInt8)
}
