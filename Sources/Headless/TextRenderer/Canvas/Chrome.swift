/// The characters that frame and mark a grid, each of them one cell wide; one that is not is drawn
/// as a question mark.
public struct Chrome: Hashable, Sendable {
  /// A line from left to right.
  public var horizontal: Character
  /// A line from top to bottom.
  public var vertical: Character
  /// The corner at the top left of a box.
  public var topLeft: Character
  /// The corner at the top right of a box.
  public var topRight: Character
  /// The corner at the bottom left of a box.
  public var bottomLeft: Character
  /// The corner at the bottom right of a box.
  public var bottomRight: Character
  /// The mark at the left of what has the focus.
  public var focusLeft: Character
  /// The mark at the right of what has the focus.
  public var focusRight: Character
  /// The mark that more lies above.
  public var above: Character
  /// The mark that more lies below.
  public var below: Character
  /// What stands for text that does not fit.
  public var ellipsis: String

  /// Box-drawing characters; for terminals that show them one cell wide.
  public static let unicode = Chrome(
    horizontal: "─",
    vertical: "│",
    topLeft: "╭",
    topRight: "╮",
    bottomLeft: "╰",
    bottomRight: "╯",
    focusLeft: "»",
    focusRight: "«",
    above: "▲",
    below: "▼",
    ellipsis: "…"
  )

  /// ASCII alone; for every terminal.
  public static let ascii = Chrome(
    horizontal: "-",
    vertical: "|",
    topLeft: "+",
    topRight: "+",
    bottomLeft: "+",
    bottomRight: "+",
    focusLeft: ">",
    focusRight: "<",
    above: "^",
    below: "v",
    ellipsis: "..."
  )
}
