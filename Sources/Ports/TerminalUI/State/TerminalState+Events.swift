import HeadlessUI

extension TerminalState {
  /// The current screen may not have been drawn yet.
  mutating func handle(_ event: Event) {
    if case .cursor(let column) = event { return measure(column) }
    if let key = answers.takeHeldBack(before: event, at: now()) { press(key) }
    readIfStale()
    switch event {
    case .key(let key):
      if answers.verdict(on: key, at: now()) == .counts { press(key) }
    case .press(let row, let column):
      if answers.verdict(on: nil, at: now()) == .counts { press(row: row, column: column) }
    case .release(let row, let column):
      release(row: row, column: column)
    case .wheel(let isDown):
      scroll(by: isDown ? TerminalState.notch : -TerminalState.notch)
    case .cursor:
      break
    }
  }

  mutating func decide() {
    guard let key = answers.takeHeldBack(at: now()) else { return }
    readIfStale()
    press(key)
  }

  private mutating func press(_ key: Key) {
    let typed = number
    number = 0
    mousePress = nil
    if heldKey.isAnother(than: key) { heldKey = HeldInput() }
    switch (key, overlay) {
    case (.interrupt, _): isOpen = false
    case (.suspend, _): isSuspended = true
    case (.repaint, _): isRepainted = true
    case (_, .question):
      isOpen = (key == .leave) == false
      overlay = nil
    case (_, .keys): turnPage(key)
    case (.character(let byte), nil): type(byte, after: typed)
    case (_, nil): move(key)
    }
  }

  private mutating func move(_ key: Key) {
    switch key {
    case .tab: focus.advance()
    case .backTab: focus.retreat()
    case .arrow(.left): step(.decrement, with: key) { $0.move(.left) }
    case .arrow(.right): step(.increment, with: key) { $0.move(.right) }
    case .arrow(let direction): move(direction)
    case .home: focus.move(to: focus.stops.first)
    case .end: focus.move(to: focus.stops.last)
    case .pageUp: scrollPage(.up)
    case .pageDown: scrollPage(.down)
    case .enter: act(with: key)
    case .escape where showsNumbers: showsNumbers = false
    case .escape: if let action = focus.layer?.dismissal { perform(action) }
    case .interrupt, .suspend, .repaint, .character: break
    }
  }

  private mutating func type(_ byte: UInt8, after typed: Int) {
    let key = Key.character(byte)
    switch byte {
    case UInt8(ascii: " "): act(with: key)
    case UInt8(ascii: "+"): step(.increment, with: key)
    case UInt8(ascii: "-"): step(.decrement, with: key)
    case UInt8(ascii: "?"):
      pagePosition = 0
      overlay = .keys
    case UInt8(ascii: "q"):
      if focuses.hasSheet { overlay = .question } else { isOpen = false }
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digit = Int(byte - UInt8(ascii: "0"))
      let isLonger = typed > 0 && (focus.control(typed * 10 + digit) == nil) == false
      number = isLonger ? typed * 10 + digit : digit
      showsNumbers = true
      focus.move(to: number - 1)
    default: break
    }
  }

  /// A control that the user has scrolled away comes back into view instead.
  private mutating func act(with key: Key) {
    showsNumbers = false
    drawIfStale()
    guard focus.isRevealed || focusRegions.isEmpty == false else {
      focus.isRevealed = true
      return
    }
    guard let control = focus.affordance, control.role == .stepper else { return act() }
    step(control.gesture, with: key)
  }

  /// Each step is an action of the app, and the last one is that after which the app doesn't offer
  /// another one.
  private mutating func step(
    _ gesture: Gesture, with key: Key, otherwise move: (inout TerminalState) -> Void = { _ in }
  ) {
    guard let first = focus.sign(gesture) else { return move(&self) }
    guard focus.move(to: first) else { return }
    let control = focus.affordance
    for _ in 0..<heldKey.steps(for: key, at: now() - answers.start) {
      readIfStale()
      guard focus.affordance?.isSameControl(as: control) == true else { return }
      act()
    }
  }
}
