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

extension Frame {
  /// The affordance to which the focus moves in a direction: the nearest row with one, and in it
  /// the nearest; where the cells of the focus are scrolled away, what follows or goes before them.
  func stop(_ direction: Direction, of place: Int, at origin: Region?) -> Int? {
    let stops = regions.filter { ($0.affordance ?? place) == place ? false : true }
    guard let origin else {
      switch direction {
      case .down: return stops.compactMap { $0.affordance }.first { $0 > place }
      case .up: return stops.compactMap { $0.affordance }.last { $0 < place }
      case .left, .right: return nil
      }
    }
    let ahead = stops.filter { direction.leads(from: origin, to: $0) }
    return ahead.min { origin.distance(to: $0) < origin.distance(to: $1) }?.affordance
  }
}

extension Region {
  fileprivate func distance(to other: Region) -> (rows: Int, columns: Int) {
    (abs(other.row - row), abs(2 * other.column + other.columns - 2 * column - columns))
  }
}
