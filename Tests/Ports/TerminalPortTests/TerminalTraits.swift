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
