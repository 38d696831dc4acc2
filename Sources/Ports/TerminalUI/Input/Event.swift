/// An event that a terminal reports: something that its user does, or an answer.
package enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The first mouse button was pressed on a cell, counted from 0 at the top left.
  case press(row: Int, column: Int)
  /// The first mouse button was released on a cell, counted from 0 at the top left.
  case release(row: Int, column: Int)
  /// The mouse wheel was turned by a notch, down or up.
  case wheel(isDown: Bool)
  /// The cursor is in a column, counted from 0 at the left. This answers a query.
  case cursor(column: Int)
}

/// A key that is told from the others.
package enum Key: Hashable, Sendable {
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
  /// Ctrl-L, which asks for everything to be drawn again.
  case repaint
  /// Ctrl-Z.
  case suspend
  /// A printable ASCII character.
  case character(UInt8)
}

/// The direction of an arrow key.
package enum Direction: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}
