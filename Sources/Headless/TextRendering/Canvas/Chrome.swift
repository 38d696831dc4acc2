import PlainText

/// The characters that frame and mark a grid.
///
/// Each character must be visible and one cell wide, or else it's drawn as a question mark.
public struct Chrome: Hashable, Sendable {
  /// A horizontal line.
  public var horizontal: Character
  /// A vertical line.
  public var vertical: Character
  /// The top left corner of a box.
  public var topLeft: Character
  /// The top right corner of a box.
  public var topRight: Character
  /// The bottom left corner of a box.
  public var bottomLeft: Character
  /// The bottom right corner of a box.
  public var bottomRight: Character
  /// The mark to the left of the control with the focus.
  public var focusLeft: Character
  /// The mark to the right of the control with the focus.
  public var focusRight: Character
  /// The mark for lines hidden above.
  public var above: Character
  /// The mark for lines hidden below.
  public var below: Character
  /// The replacement for text that doesn't fit.
  public var ellipsis: String

  /// Box-drawing characters, for terminals that show them one cell wide.
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

  /// ASCII characters, for every terminal.
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

extension Chrome {
  /// The chrome with a visible ellipsis, and with a question mark in place of each character that
  /// isn't visible, isn't one cell wide, or is too long to be packed into a cell.
  var sanitised: Chrome {
    guard (self == .unicode || self == .ascii) == false else { return self }
    return Chrome(
      horizontal: horizontal.sanitised,
      vertical: vertical.sanitised,
      topLeft: topLeft.sanitised,
      topRight: topRight.sanitised,
      bottomLeft: bottomLeft.sanitised,
      bottomRight: bottomRight.sanitised,
      focusLeft: focusLeft.sanitised,
      focusRight: focusRight.sanitised,
      above: above.sanitised,
      below: below.sanitised,
      ellipsis: ellipsis.visible
    )
  }
}

extension Character {
  fileprivate var sanitised: Character {
    let text = String(self)
    let isPacked = (Cell(packing: utf8) == nil) == false
    return isPacked && displayWidth == 1 && text.visible == text ? self : "?"
  }
}
