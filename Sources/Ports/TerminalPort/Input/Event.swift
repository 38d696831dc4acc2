/// What a terminal tells: what a person does at it, and what it answers.
enum Event: Hashable {
  /// A key was pressed.
  case key(Key)
  /// The first button of the mouse was pressed on a cell, from 0 at the top left.
  case click(row: Int, column: Int)
  /// The wheel was turned by a notch, down or up.
  case wheel(isDown: Bool)
  /// The cursor is in a column, from 0 at the left: the answer to a question.
  case cursor(column: Int)
}

/// The keys that mean something to a port.
enum Key: Hashable {
  /// Tab.
  case tab
  /// Shift and Tab.
  case backTab
  /// An arrow.
  case arrow(Direction)
  /// To the first control.
  case home
  /// To the last control.
  case end
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// Return, on either part of the keyboard.
  case enter
  /// Esc, alone.
  case escape
  /// Ctrl and C.
  case interrupt
  /// Ctrl and Z.
  case suspend
  /// A printable character of ASCII.
  case character(UInt8)
}
