/// A set of characters that frame and mark a grid, each of them one cell wide.
public enum Chrome: Hashable, Sendable {
  /// Box-drawing characters, for terminals that show them one cell wide.
  case unicode
  /// ASCII characters, for every terminal.
  case ascii

  /// The replacement for text that doesn't fit.
  package var ellipsis: String { self == .unicode ? "…" : "..." }

  /// The marks for lines that are hidden above and below.
  var above: Character { choose("▲", "^") }
  var below: Character { choose("▼", "v") }
  var horizontal: Cell { choose("─", "-") }
  var focusLeft: Cell { choose("»", ">") }
  var focusRight: Cell { choose("«", "<") }

  /// The cells of a frame: those of its top row, of the rows inside, and of its bottom row.
  var frame: [[Cell]] { self == .unicode ? Chrome.unicodeFrame : Chrome.asciiFrame }

  private static let unicodeFrame: [[Cell]] = [
    ["╭", "─", "╮"], ["│", " ", "│"], ["╰", "─", "╯"],
  ]
  private static let asciiFrame: [[Cell]] = [["+", "-", "+"], ["|", " ", "|"], ["+", "-", "+"]]

  private func choose<Mark>(_ unicode: Mark, _ ascii: Mark) -> Mark {
    self == .unicode ? unicode : ascii
  }
}
