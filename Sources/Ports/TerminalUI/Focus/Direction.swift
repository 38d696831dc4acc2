import TextRendering

/// The direction of an arrow key.
enum Direction: Hashable, Sendable {
  case up
  case down
  case left
  case right

  /// The lines to scroll if no control is in the direction, or `nil` for a direction within a row.
  var lines: Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .left, .right: nil
    }
  }

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
  /// The nearest control in the nearest row that has one, or, if the focused one is scrolled away,
  /// the next or the previous one that is visible.
  func stop(_ direction: Direction, of index: Int, at origin: Region?) -> Int? {
    var seen: Set = [index]
    let stops = regions.filter { $0.affordance.map { seen.insert($0).inserted } ?? false }
    if let origin {
      return stops.filter { direction.leads(from: origin, to: $0) }.nearest(to: origin)?.affordance
    }
    let indices = stops.compactMap { $0.affordance }
    switch direction {
    case .down: return indices.first { $0 > index }
    case .up: return indices.last { $0 < index }
    case .left, .right: return nil
    }
  }

  /// The visible controls of the content, or those of the bar, which come first, if there are none.
  func stops(after barCount: Int) -> [Region] {
    let stops = regions.filter { ($0.affordance == nil) == false }
    let content = stops.filter { $0.affordance.map { $0 >= barCount } ?? false }
    return content.isEmpty ? stops : content
  }
}

extension [Region] {
  func nearest(to origin: Region) -> Region? {
    func distance(_ region: Region) -> (rows: Int, columns: Int) {
      let columns = 2 * region.column + region.columns - 2 * origin.column - origin.columns
      return (abs(region.row - origin.row), abs(columns))
    }
    return self.min { distance($0) < distance($1) }
  }
}
