/// The ways in which terminals differ.
struct TerminalTraits: Hashable {
  /// A Boolean value that indicates whether the terminal has synchronized updates.
  var offersSynchronizedOutput = true
  /// A Boolean value that indicates whether characters of ambiguous width take two cells.
  var hasWideAmbiguousCharacters = false
  /// A Boolean value that indicates whether the terminal has an alternate screen.
  var hasAlternateScreen = true
  /// A Boolean value that indicates whether the terminal answers queries.
  var answers = true
}

/// The private modes that the port can set.
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

  /// The modes of a terminal that has just been opened.
  static let initial: Set<TerminalMode> = [.autowrap, .cursor]
}
