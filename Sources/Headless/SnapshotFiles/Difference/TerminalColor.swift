/// The colors of a difference on a terminal.
struct TerminalColor {
  /// A Boolean value that indicates whether texts are colored.
  let isOn: Bool

  /// Returns a text of the snapshot.
  func red(_ text: String) -> String { colored(text, 31) }

  /// Returns a text that isn't in the snapshot.
  func green(_ text: String) -> String { colored(text, 32) }

  /// Returns a header.
  func cyan(_ text: String) -> String { colored(text, 36) }

  private func colored(_ text: String, _ color: Int) -> String {
    isOn ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}
