import TextRendering

/// The direction of an arrow key.
enum Direction: Hashable, Sendable {
  case up
  case down
  case left
  case right

  /// The number of lines to scroll if there's no control in the direction, or `nil` if the direction
  /// stays in a row.
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
  /// Returns the index of the control to which the focus moves in a direction, or `nil` if there is
  /// none.
  ///
  /// That is the nearest control in the nearest row that has one. If the focused control is
  /// scrolled away, it's the next or the previous one that is visible.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - index: The index of the focused control.
  ///   - origin: The region of the focused control, or `nil` if it's scrolled away.
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

  /// Returns the regions of the visible controls of the content, or those of the bar if no control of
  /// the content is visible.
  ///
  /// - Parameter barCount: The number of controls in the bar, which come first.
  func stops(after barCount: Int) -> [Region] {
    let stops = regions.filter { ($0.affordance == nil) == false }
    let content = stops.filter { $0.affordance.map { $0 >= barCount } ?? false }
    return content.isEmpty ? stops : content
  }
}

extension [Region] {
  /// Returns the region that is nearest to another one, in rows first.
  func nearest(to origin: Region) -> Region? {
    func distance(_ region: Region) -> (rows: Int, columns: Int) {
      let columns = 2 * region.column + region.columns - 2 * origin.column - origin.columns
      return (abs(region.row - origin.row), abs(columns))
    }
    return self.min { distance($0) < distance($1) }
  }
}
