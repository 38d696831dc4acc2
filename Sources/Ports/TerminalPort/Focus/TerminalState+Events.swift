import HeadlessUI
import TextRenderer

/// The lines that a notch of the wheel scrolls, and that an arrow looks for a stop in.
private let notch = 3

extension TerminalState {
  /// Does what an event asks for on the screen that shows, or that would after what was done since.
  mutating func handle(_ event: Event) {
    readIfStale()
    switch event {
    case .key(let key):
      press(key)
    case .click(let row, let column):
      drawIfStale()
      if let place = frame.affordance(atRow: row, column: column), focus.move(to: place) { act() }
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

  /// Moves the focus to the nearest stop that shows, or scrolls until one shows.
  private mutating func move(_ direction: Direction) {
    guard let place = focus.place else { return }
    for line in 0...notch {
      drawIfStale()
      if let stop = stop(direction, of: place) {
        focus.move(to: stop)
        return
      }
      guard line < notch, let lines = direction.lines else { return }
      scroll(by: lines)
    }
  }

  /// The nearest stop in a direction; from the content, the bar is one once all above is shown.
  private func stop(_ direction: Direction, of place: Int) -> Int? {
    guard let stop = frame.stop(direction, of: place, at: focusRegion) else { return nil }
    let leavesContent = stop < barCount && place >= barCount
    return leavesContent && focus.position > 0 ? nil : stop
  }
}
