/// In what terminals differ, as far as a program can tell.
struct TerminalTraits: Hashable {
  /// Whether frames can be drawn all at once.
  var offersSynchronizedOutput = true
  /// Whether characters of ambiguous width take two cells, as where people write Chinese.
  var hasWideAmbiguousCharacters = false
  /// Whether there is another screen beside the main one.
  var hasAlternateScreen = true
  /// Whether questions are answered.
  var answers = true
}

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
