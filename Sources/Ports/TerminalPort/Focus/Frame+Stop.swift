import TextRenderer

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
