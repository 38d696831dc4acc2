import TextRendering

extension TerminalState {
  /// The lines that a notch of the wheel scrolls, and an arrow key at most to find a control.
  static var notch: Int { 3 }

  private var halfPage: Int { max(appViewport.rows / 2, 1) }

  mutating func scroll(by lines: Int) {
    mousePress = nil
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
    let (origin, position) = (focusRegions.first, focus.position)
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
    case .escape, .enter, .space, .help, .leave: uncover()
    case .arrow(let direction): scroll(by: direction.rows)
    case .pageUp: scroll(by: -halfPage)
    case .pageDown: scroll(by: halfPage)
    case .home: mode = .keys(position: 0)
    case .end: mode = .keys(position: .max)
    default: break
    }
  }

  /// The focus moves from the content to the bar only if no content is scrolled away above.
  private func stop(_ direction: Direction, of index: Int) -> Int? {
    guard let stop = frame.stop(direction, of: index, at: focusRegions.first) else { return nil }
    let leavesContent = stop < focus.barCount && index >= focus.barCount
    return leavesContent && focus.position > 0 ? nil : stop
  }
}
