import TextRenderer

/// The ways in which the focus moves from where it is.
enum Direction: Hashable {
  /// To a row above.
  case up
  /// To a row below.
  case down
  /// To the left in its row.
  case left
  /// To the right in its row.
  case right

  /// How many lines are scrolled where nothing lies in the direction.
  var lines: Int {
    switch self {
    case .up: -1
    case .down: 1
    case .left, .right: 0
    }
  }

  /// Whether some cells lie in the direction from others.
  func leads(from origin: Region, to other: Region) -> Bool {
    switch self {
    case .up: other.row < origin.row
    case .down: other.row > origin.row
    case .left: other.row == origin.row && other.column < origin.column
    case .right: other.row == origin.row && other.column > origin.column
    }
  }
}
