import TextRendering

/// The direction of an arrow key: a number of rows, which is 0 within a row, and of columns.
struct Direction: Hashable, Sendable {
  let rows: Int
  let columns: Int

  static let up = Direction(rows: -1, columns: 0)
  static let down = Direction(rows: 1, columns: 0)
  static let left = Direction(rows: 0, columns: -1)
  static let right = Direction(rows: 0, columns: 1)

  func leads(from origin: Region, to other: Region) -> Bool {
    let rows = (other.row - origin.row).signum()
    let columns = (other.column - origin.column).signum()
    return rows == self.rows && (columns == self.columns || (rows == 0) == false)
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
