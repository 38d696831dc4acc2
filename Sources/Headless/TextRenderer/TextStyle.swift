/// The ways in which a screen is drawn as text.
public enum TextStyle: Hashable, Sendable {
  /// Cells in rows and columns, modals over the screen, framed by a set of characters.
  case grid(Chrome = .unicode)
  /// One node a line, the topmost layer alone, in the words of a language; for screen readers, logs
  /// and differences. The viewport does not matter to it.
  case linear(Vocabulary = .english)
}
