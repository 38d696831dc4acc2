/// How a character is drawn.
struct TerminalAttributes: OptionSet, Hashable {
  let rawValue: Int

  static let bold = TerminalAttributes(rawValue: 1)
  static let dim = TerminalAttributes(rawValue: 2)
  static let underlined = TerminalAttributes(rawValue: 4)
  static let reversed = TerminalAttributes(rawValue: 8)
}
