import TextRendering

/// The style of a cell on a terminal.
enum CellStyle: Equatable {
  case plain
  case strong
  case faint
  case warning
  case focus

  /// Creates the style of a text with a special meaning.
  init(_ emphasis: Emphasis) {
    switch emphasis {
    case .title, .value, .status: self = .strong
    case .warning, .destructive: self = .warning
    case .disabled, .covered: self = .faint
    }
  }

  /// Returns the control sequence that turns the style on, and every other one off.
  ///
  /// The only color is bright red, which is bold as well. In the palettes of most terminals,
  /// its contrast is at least 3:1 on black and on white, as WCAG 2.2 asks for bold text. Without
  /// color, a warning is bold.
  func sequence(usesColor: Bool) -> String {
    switch self {
    case .plain: "\u{1B}[m"
    case .strong: "\u{1B}[0;1m"
    case .faint: "\u{1B}[0;2m"
    case .warning: usesColor ? "\u{1B}[0;1;91m" : "\u{1B}[0;1m"
    case .focus: "\u{1B}[0;1;7m"
    }
  }
}
