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

  /// The lines to scroll where nothing shows in the direction, or nothing for those in a row.
  var lines: Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .left, .right: nil
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
