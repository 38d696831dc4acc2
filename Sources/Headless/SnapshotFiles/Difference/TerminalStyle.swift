/// The style of the output on a terminal.
package struct TerminalStyle: Sendable {
  /// A Boolean value that indicates whether texts are colored.
  package let isColored: Bool

  /// Creates a style with or without colors.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// Returns a title.
  package func bold(_ text: String) -> String { styled(text, 1) }

  /// Returns a text of the snapshot.
  func red(_ text: String) -> String { styled(text, 31) }

  /// Returns a text that isn't in the snapshot.
  func green(_ text: String) -> String { styled(text, 32) }

  /// Returns a header.
  func cyan(_ text: String) -> String { styled(text, 36) }

  private func styled(_ text: String, _ code: Int) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
