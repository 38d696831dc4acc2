import FlowDriver
import HeadlessUI
import PlainText

extension PromptPort {
  /// Performs a line, whose words are those of an input.
  mutating func answer(
    _ input: String, _ line: String, write: (String) -> Void, refuse: (String) -> Void
  ) throws(FlowError) {
    driver.app.refresh(at: nil)
    let screen = driver.app.screen
    let first = String(input.prefix { ($0 == " ") == false })
    if words.help.means(input) {
      write("\(words.helpText)\n")
    } else if words.help.means(first), words.flow.means(String(input.dropFirst(first.count + 1))) {
      write("\(words.flowHelp)\n\(FlowParser.help)\n")
    } else if parser.isRepeating {
      try perform(line: line, write)
    } else if let number = input.controlNumber {
      guard let control = driver.app.control(number) else {
        return refuse("\(words.unknownNumber): \(number)")
      }
      guard try driver.act({ $0.perform(number: number) }) == .performed else {
        throw FlowError(.disabled(control.role, name: control.name))
      }
      if control.role == .stepper { stepper = control.name }
      writeChanges(after: control.gesture, write)
    } else if let name = screen.topLayer.name(input.unquoted) {
      try perform(name: name, on: screen, write)
    } else if words.show.means(input) {
      write(readings.whole(driver.app))
    } else if words.dismiss.means(input) {
      try perform(Flow(unchecked: [.dismiss]), write)
    } else if input.hasPrefix("#") || input.isEmpty || FlowParser.commands.contains(first) {
      try perform(line: line, write)
    } else if let (text, change) = input.change,
      let name = text.isEmpty ? stepper : screen.name(startingWith: text) ?? text,
      change.isRelative || screen.hasNumber(name)
    {
      try perform(change, of: name, write)
    } else {
      let text = input.unquoted
      try perform(name: screen.name(startingWith: text) ?? text, on: screen, write)
    }
  }

  private mutating func perform(
    _ change: ValueChange, of name: String, _ write: (String) -> Void
  ) throws(FlowError) {
    switch change {
    case .by(let steps):
      let command: Command =
        steps < 0 ? .decrease(name, by: -steps) : .increase(name, by: steps)
      try perform(try Flow([command]), write)
    case .to(let number):
      guard let start = app.screen.number(of: name) else { return try driver.increase(name) }
      let rises = start < number
      for _ in Command.steps {
        guard let value = app.screen.number(of: name), rises ? value < number : value > number
        else { break }
        if rises { try driver.increase(name) } else { try driver.decrease(name) }
      }
      writeChanges(write)
    }
    stepper = name
  }

  /// Taps the button with a name, or reads the value with it and says how to change it.
  private mutating func perform(
    name: String, on screen: Screen<App.Action>, _ write: (String) -> Void
  ) throws(FlowError) {
    let named = screen.topLayer.flattenedNodes.filter { $0.name == name }.map { $0.role }
    guard named.contains(.stepper) || named.contains(.value), named.contains(.button) == false
    else {
      return try perform(Flow(unchecked: [.tap(name)]), write)
    }
    write(readings.values(named: name, on: screen))
    guard named.contains(.stepper) else { return }
    let shown = name.visible
    stepper = name
    write("\(words.toChange): \(shown) +3, \(shown) -3, \(shown) 20\n")
  }

  private mutating func perform(line: String, _ write: (String) -> Void) throws(FlowError) {
    try parser.read(Array(line.utf8)[...])
    if parser.isRepeating == false { try perform(try parser.finish(), write) }
  }

  private mutating func perform(_ flow: Flow, _ write: (String) -> Void) throws(FlowError) {
    var readings = readings
    defer { self.readings = readings }
    var (isQuiet, hasChecked) = (true, false)
    try driver.run(flow) { step, app in
      let isShown = step.command == .show
      let text =
        isShown
        ? readings.whole(app) : readings.changes(to: app, after: step.command.gesture)
      write(text)
      isQuiet = isQuiet && text.isEmpty
      hasChecked = hasChecked || (step.command.gesture == nil && isShown == false)
    }
    guard isQuiet, flow.steps.isEmpty == false else { return }
    write("\(hasChecked ? words.asExpected : words.nothingChanged)\n")
  }

  private mutating func writeChanges(after gesture: Gesture? = nil, _ write: (String) -> Void) {
    let changes = readings.changes(to: driver.app, after: gesture)
    write(changes.isEmpty ? "\(words.nothingChanged)\n" : changes)
  }
}
