import HeadlessUI
import SystemCalls
import TextRenderer

/// The number of lines that a notch of the wheel scrolls, and that an arrow key scrolls at most to
/// find a control.
private let notch = 3

extension TerminalState {
  /// Handles an event on the current screen, which may not have been drawn yet.
  mutating func handle(_ event: Event) {
    readIfStale()
    switch event {
    case .key(let key):
      press(key)
    case .press(let row, let column):
      drawIfStale()
      if let index = frame.affordance(atRow: row, column: column), focus.move(to: index) { act() }
    case .release:
      break
    case .wheel(let isDown):
      scroll(by: isDown ? notch : -notch)
    case .cursor(let column):
      measure(column)
    }
  }

  private mutating func press(_ key: Key) {
    let typed = number
    number = 0
    switch key {
    case .tab: focus.advance()
    case .backTab: focus.advance(backwards: true)
    case .arrow(.left): step(.decrement, or: .left)
    case .arrow(.right): step(.increment, or: .right)
    case .arrow(let direction): move(direction)
    case .home: focus.moveToFirst()
    case .end: focus.moveToLast()
    case .pageUp: scroll(by: -viewport.rows / 2)
    case .pageDown: scroll(by: viewport.rows / 2)
    case .enter: act()
    case .escape: dismiss()
    case .interrupt: isOpen = false
    case .repaint: break
    case .suspend: isSuspended = true
    case .character(let byte): type(byte, after: typed)
    }
  }

  private mutating func type(_ byte: UInt8, after typed: Int) {
    switch byte {
    case UInt8(ascii: " "): act()
    case UInt8(ascii: "+"): step(.increment)
    case UInt8(ascii: "-"): step(.decrement)
    case UInt8(ascii: "q"): isOpen = false
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digit = Int(byte - UInt8(ascii: "0"))
      number = focus.hasNumber(typed * 10 + digit) ? typed * 10 + digit : digit
      focus.move(to: number - 1)
    default: break
    }
  }

  private mutating func step(_ gesture: Gesture, or direction: Direction? = nil) {
    if let sign = focus.sign(gesture) {
      if focus.move(to: sign) { act() }
    } else if let direction {
      move(direction)
    }
  }

  private mutating func scroll(by lines: Int) {
    drawIfStale()
    focus.position += lines
    focus.isRevealed = false
  }

  /// Moves the focus to the nearest control in a direction, and scrolls to find one.
  private mutating func move(_ direction: Direction) {
    guard let index = focus.index else { return }
    for line in 0...notch {
      drawIfStale()
      if let stop = stop(direction, of: index) {
        focus.move(to: stop)
        return
      }
      guard line < notch, let lines = direction.lines else { return }
      scroll(by: lines)
    }
  }

  /// Returns the index of the nearest control in a direction.
  ///
  /// The focus moves from the content to the bar only if no content is scrolled away above.
  private func stop(_ direction: Direction, of index: Int) -> Int? {
    guard let stop = frame.stop(direction, of: index, at: focusRegions.first) else { return nil }
    let leavesContent = stop < barCount && index >= barCount
    return leavesContent && focus.position > 0 ? nil : stop
  }
}
