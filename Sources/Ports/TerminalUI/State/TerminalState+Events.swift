import HeadlessUI
import PlainText
import TextRendering

extension TerminalState {
  mutating func handle(_ event: Event) {
    switch event {
    case .key(let key):
      lastInput.follow(with: event, at: time)
      if admits(key) { press(key) }
    case .press(let row, let column):
      lastInput.follow(with: event, at: time)
      if admitsAnswer() { press(row: row, column: column) }
    case .release(let row, let column):
      release(row: row, column: column)
    case .wheel(let isDown):
      scroll(by: isDown ? TerminalState.notch : -TerminalState.notch)
    case .cursor(let column):
      measure(column)
    }
  }

  /// Returns whether a key counts: one that activates a control once the session admits it, and one that
  /// dismisses or leaves unless it repeats what brought up the layer.
  private mutating func admits(_ key: Key) -> Bool {
    switch key {
    case .enter, .space: admitsAnswer()
    case .escape, .leave, .help: admitsAnswer() || lastInput.isRepeat == false
    default: true
    }
  }

  private mutating func admitsAnswer() -> Bool {
    session.admitsAnswer(at: time, isRepeat: lastInput.isRepeat)
  }

  private mutating func press(_ key: Key) {
    let typed = number
    number = ""
    mousePress = nil
    if typed.isEmpty == false, [.enter, .space, .plus, .minus].contains(key),
      (focus.index == typed.wholeNumber.map { $0 - 1 }) == false
    {
      if key == .enter || key == .space { session.beginReading(at: nil) } else { number = typed }
      return
    }
    switch (key, overlay) {
    case (.interrupt, _): isOpen = false
    case (.suspend, _): isSuspended = true
    case (.repaint, _): isRepainted = true
    case (_, .question):
      isOpen = (key == .leave) == false
      overlay = nil
    case (_, .keys): turnPage(key)
    case (_, nil): use(key, after: typed)
    }
  }

  private mutating func use(_ key: Key, after typed: String) {
    switch key {
    case .tab: focus.move(to: focus.stops.first { $0 > focus.index ?? -1 } ?? focus.stops.first)
    case .backTab: focus.move(to: focus.stops.last { $0 < focus.index ?? 0 } ?? focus.stops.last)
    case .arrow(.left) where focus.affordance?.role == .stepper, .minus: step(.decrement)
    case .arrow(.right) where focus.affordance?.role == .stepper, .plus: step(.increment)
    case .arrow(let direction): move(direction)
    case .home: focus.move(to: focus.stops.first)
    case .end: focus.move(to: focus.stops.last)
    case .pageUp: scrollPage(.up)
    case .pageDown: scrollPage(.down)
    case .enter, .space: act()
    case .escape where showsNumbers: showsNumbers = false
    case .escape: perform(focus.dismissal, isExplicit: true)
    case .help:
      pagePosition = 0
      overlay = .keys
    case .leave:
      if session.hasUnsavedChanges { overlay = .question } else { isOpen = false }
    case .backspace: show(String(typed.dropLast()))
    case .character(let byte) where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte:
      let digit = String(UnicodeScalar(byte))
      number = lastInput.isLate ? digit : typed + digit
      showsNumbers = true
      show(numbered == nil ? digit : number)
    case .interrupt, .suspend, .repaint, .character: break
    }
  }

  private mutating func show(_ number: String) {
    self.number = number
    if focus.move(to: number.wholeNumber.map { $0 - 1 }) { focus.isChosen = true }
  }

  /// A control that the user has scrolled away comes back into view instead.
  private mutating func act() {
    showsNumbers = false
    drawIfStale()
    guard focus.isRevealed || focusRegions.isEmpty == false else {
      focus.isRevealed = true
      return
    }
    perform(focus.index, isRepeat: lastInput.isRepeat)
  }

  private mutating func step(_ gesture: Gesture) {
    guard let sign = focus.sign(gesture), focus.move(to: sign) else { return }
    perform(sign, isRepeat: lastInput.isRepeat, isExplicit: true)
  }

  private mutating func press(row: Int, column: Int) {
    number = ""
    showsNumbers = false
    mousePress = nil
    guard (overlay == .question) == false else {
      overlay = nil
      return
    }
    drawIfStale()
    guard let index = frame.affordance(atRow: row, column: column) else { return }
    let regions = frame.regions.filter { $0.affordance == index }
    if overlay == .keys {
      mousePress = (nil, regions)
    } else if focus.move(to: index) {
      focus.isChosen = true
      mousePress = (focus.affordance?.identity, regions)
    }
  }

  private mutating func release(row: Int, column: Int) {
    guard let press = mousePress else { return }
    mousePress = nil
    guard press.regions.contains(where: { $0.contains(row: row, column: column) }) else { return }
    if overlay == .keys {
      turnPage(.escape)
    } else if press.control == focus.affordance?.identity {
      perform(focus.index)
    }
  }
}
