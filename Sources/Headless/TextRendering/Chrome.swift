/// A set of characters that frame and mark a grid, each of them one cell wide.
public enum Chrome: Hashable, Sendable {
  /// Box-drawing characters, for terminals that show them one cell wide.
  case unicode
  /// ASCII characters, for every terminal.
  case ascii

  /// The replacement for text that doesn't fit.
  public var ellipsis: String { self == .unicode ? "…" : "..." }

  /// The marks for lines that are hidden above and below.
  var above: Character { choose("▲", "^") }
  var below: Character { choose("▼", "v") }
  var horizontal: Character { choose("─", "-") }
  var vertical: Character { choose("│", "|") }
  var topLeft: Character { choose("╭", "+") }
  var topRight: Character { choose("╮", "+") }
  var bottomLeft: Character { choose("╰", "+") }
  var bottomRight: Character { choose("╯", "+") }
  var focusLeft: Character { choose("»", ">") }
  var focusRight: Character { choose("«", "<") }

  private func choose(_ unicode: Character, _ ascii: Character) -> Character {
    self == .unicode ? unicode : ascii
  }
}
