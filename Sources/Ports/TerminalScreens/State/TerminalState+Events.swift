import CellText
import HeadlessUI
import TextRendering

extension TerminalState {
  mutating func handle(_ event: Event, at time: Duration) {
    self.time = time
    let pressed = mousePress
    mousePress = nil
    switch event {
    case .key(let key):
      lastInput.follow(with: event, at: time)
      if type(key) == false, admits(key.latin) { press(key.latin) }
    case .press(let row, let column):
      lastInput.follow(with: event, at: time)
      if admitsAnswer() { press(row: row, column: column) }
    case .release(let row, let column): release(pressed, row: row, column: column)
    case .wheel(let isDown): scroll(by: isDown ? TerminalState.notch : -TerminalState.notch)
    case .cursor(let column): measure(column)
    case .resize(let viewport):
      self.viewport = viewport
      focus.isRevealed = true
    }
    tellFocus()
    draw()
  }

  /// ASCII is drawn where a box-drawing character didn't take the cursor to the second column.
  ///
  /// Only the first report counts because some function keys send similar sequences.
  private mutating func measure(_ column: Int) {
    if isMeasured == false, (column == 1) == false { chrome = .ascii }
    isMeasured = true
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

  /// The port covers the app with the page of keys or with a question.
  private mutating func cover(with mode: Mode) {
    self.mode = mode
    session.beginReading(at: time)
  }

  mutating func uncover() {
    mode = .app
    session.beginReading(at: nil)
  }

  private mutating func press(_ key: Key) {
    switch mode {
    case _ where key == .interrupt: mode = .left
    case .question: if key == .leave { mode = .left } else { uncover() }
    case .keys: turnPage(key)
    case .numbers(let typed) where typed.isEmpty == false: press(key, after: typed)
    case .app, .numbers, .left: use(key)
    }
  }

  /// Goes on with a number, or ends it with a key for the control that has it.
  ///
  /// Nothing is done to another control if none that can be used has the number.
  private mutating func press(_ key: Key, after number: String) {
    let isUsable = index(of: number) == focus.index
    switch key {
    case .backspace: type(String(number.dropLast()))
    case .text(let digit) where (digit.wholeNumber == nil) == false:
      type(control(numbered: number + digit) == nil ? digit : number + digit)
    case .plus where isUsable == false, .minus where isUsable == false: break
    case .enter where isUsable == false, .space where isUsable == false:
      type("")
      session.beginReading(at: nil)
    default:
      mode = .numbers(typed: "")
      use(key)
    }
  }

  private mutating func use(_ key: Key) {
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
    case .enter where isTyping: perform(focus.submission, isRepeat: lastInput.isRepeat)
    case .enter, .space: act()
    case .escape where typed == nil: perform(focus.dismissal, isExplicit: true)
    case .escape: mode = .app
    case .help: cover(with: .keys(position: 0))
    case .leave where session.hasUnsavedChanges: cover(with: .question)
    case .leave: mode = .left
    case .text(let digit) where (digit.wholeNumber == nil) == false: type(digit)
    default: break
    }
  }

  private func index(of number: String) -> Int? { number.wholeNumber.map { $0 - 1 } }

  /// The control with a number, which the user can choose by it.
  func control(numbered number: String) -> Affordance<App.Action>? {
    number.wholeNumber.flatMap(session.control).flatMap { $0.gesture.hasCells ? $0 : nil }
  }

  private mutating func type(_ number: String) {
    mode = .numbers(typed: number)
    if focus.move(to: index(of: number)) { focus.isChosen = true }
  }

  /// A control that the user has scrolled away comes back into view instead.
  private mutating func act() {
    mode = .app
    if focus.isRevealed || focusRegions.isEmpty == false {
      perform(focus.index, isRepeat: lastInput.isRepeat)
    } else {
      focus.isRevealed = true
    }
  }

  private mutating func step(_ gesture: Gesture) {
    guard let sign = focus.sign(gesture), focus.move(to: sign) else { return }
    perform(sign, isRepeat: lastInput.isRepeat, isExplicit: true)
  }

  /// The focus moves without scrolling, so that the release finds the control at its place.
  private mutating func press(row: Int, column: Int) {
    lastInput.typingEnd = .zero
    switch mode {
    case .question, .keys: return uncover()
    case .app, .numbers, .left: mode = .app
    }
    let index = frame.affordance(atRow: row, column: column)
    guard focus.move(to: index) else { return }
    focus.isChosen = true
    focus.isRevealed = false
    mousePress = focus.affordance?.identity
  }

  private mutating func release(_ pressed: AffordanceIdentity?, row: Int, column: Int) {
    let index = frame.affordance(atRow: row, column: column)
    guard let pressed, pressed == focus.affordance?.identity, index == focus.index else { return }
    perform(index)
  }
}
