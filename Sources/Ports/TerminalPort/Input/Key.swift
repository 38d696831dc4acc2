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
