import TextRendering

/// The direction of an arrow key.
enum Direction: Hashable, Sendable {
  case up
  case down
  case left
  case right

  /// The direction as a number of rows, which is 0 for a direction within a row, and of columns.
  var step: (rows: Int, columns: Int) {
    switch self {
    case .up: (-1, 0)
    case .down: (1, 0)
    case .left: (0, -1)
    case .right: (0, 1)
    }
  }

  func leads(from origin: Region, to other: Region) -> Bool {
    let rows = (other.row - origin.row).signum()
    let columns = (other.column - origin.column).signum()
    return rows == step.rows && (columns == step.columns || (rows == 0) == false)
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
    if direction == .down { return indices.first { $0 > index } }
    return direction == .up ? indices.last { $0 < index } : nil
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
