import TextRendering

extension TerminalState {
  /// The lines that a notch of the wheel scrolls, and an arrow key at most to find a control.
  static var notch: Int { 3 }

  private var halfPage: Int { max(appViewport.rows / 2, 1) }

  mutating func scroll(by lines: Int) {
    if case .keys(let position) = mode {
      mode = .keys(position: position + lines)
    } else {
      focus.position += lines
      focus.isRevealed = false
    }
  }

  mutating func move(_ direction: Direction) {
    guard let index = focus.index else { return }
    if focus.move(to: stop(direction, of: index)) || direction.rows == 0 { return }
    for _ in 0..<TerminalState.notch {
      scroll(by: direction.rows)
      draw()
      if focus.move(to: stop(direction, of: index)) { return }
    }
  }

  /// The focus moves to the visible control nearest to where it was.
  ///
  /// At the end of the content it moves to the last or the first control. From a control that was
  /// scrolled away it moves to the edge that it comes from.
  mutating func scrollPage(_ direction: Direction) {
    let origin = focusRegions.first
    let position = focus.position
    scroll(by: direction.rows * halfPage)
    draw()
    let stops = frame.stops(after: focus.barCount)
    let isAtEnd = focus.position == position
    let nearest = isAtEnd ? nil : origin.flatMap { stops.nearest(to: $0) }
    let edge = (direction == .up) == isAtEnd ? stops.first : stops.last
    focus.move(to: (nearest ?? edge)?.affordance)
  }

  mutating func turnPage(_ key: Key) {
    switch key {
    case .arrow(let direction): scroll(by: direction.rows)
    case .pageUp: scroll(by: -halfPage)
    case .pageDown: scroll(by: halfPage)
    case .home: mode = .keys(position: 0)
    case .end: mode = .keys(position: .max)
    default: uncover()
    }
  }

  /// The focus moves from the content to the bar only if no content is scrolled away above.
  private func stop(_ direction: Direction, of index: Int) -> Int? {
    guard let stop = frame.stop(direction, of: index, at: focusRegions.first) else { return nil }
    let leavesContent = stop < focus.barCount && index >= focus.barCount
    return leavesContent && focus.position > 0 ? nil : stop
  }
}

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
