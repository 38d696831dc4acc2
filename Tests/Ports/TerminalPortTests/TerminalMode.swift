/// The private modes of a terminal that a program of ours may set.
enum TerminalMode: Int, CaseIterable {
  case autowrap = 7
  case cursor = 25
  case clicks = 1000
  case drags = 1002
  case motion = 1003
  case wideCoordinates = 1006
  case alternateScreen = 1049
  case bracketedPaste = 2004
  case synchronizedOutput = 2026

  /// The modes that hold when a terminal has been opened.
  static let initial: Set<TerminalMode> = [.autowrap, .cursor]
}
