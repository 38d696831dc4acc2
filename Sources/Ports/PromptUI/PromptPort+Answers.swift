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
    let input = screen.withoutRole(input, words.vocabulary)
    let first = String(input.prefix { ($0 == " ") == false })
    if line.contains(/\u{1B}[\[O][0-9;]*[A-DFH~]/) {
      refuse("\(words.noKeys) \(words.hint)")
    } else if words.help.means(input) {
      write("\(words.helpText)\n")
    } else if words.help.means(first), words.flow.means(String(input.dropFirst(first.count + 1))) {
      write("\(words.flowHelp)\n\(FlowParser.help)\n")
    } else if parser.isRepeating {
      try perform(line: line, write, refuse)
    } else if let number = screen.number(meantBy: input) {
      guard let control = driver.app.control(number) else {
        return refuse("\(words.unknownNumber): \(number)")
      }
      if control.role == .stepper { stepper = control.name }
      guard try driver.act({ $0.perform(number: number) }) == .performed else {
        throw FlowError(.disabled(control.role, name: control.name))
      }
      writeChanges(after: control.gesture, write)
    } else if let name = screen.topLayer.name(input.unquoted) {
      try perform(name: name, on: screen, write)
    } else if words.show.means(input) {
      write(readings.changes(to: driver.app, isAsked: true))
    } else if words.dismiss.means(input) || (screen.isQuestion && words.no.means(input)) {
      try perform(Flow(unchecked: [.dismiss]), write)
    } else if input.hasPrefix("#") || input.isEmpty || FlowParser.commands.contains(first) {
      try perform(line: line, write, refuse)
    } else if input.wholeNumber == nil, let (text, change) = input.change(words.counters),
      let names = text.isEmpty ? stepper.map({ [$0] }) : screen.names(meantBy: text),
      change.isRelative || names.contains(where: screen.hasNumber)
        || screen.names(meantBy: input.unquoted).isEmpty
    {
      let numbers = names.filter(screen.hasNumber)
      let meant = numbers.isEmpty ? names : numbers
      guard let name = try only(of: meant, text, .stepper, refuse) else { return }
      try perform(change, of: name, write, refuse)
    } else {
      let text = input.unquoted
      let names = screen.names(meantBy: text)
      guard let name = try only(of: names, text, .button, refuse) else { return }
      try perform(name: name, on: screen, write)
    }
  }

  /// Returns the only name that a text means, or refuses if there are several.
  private func only(
    of names: [String], _ text: String, _ role: Role, _ refuse: (String) -> Void
  ) throws(FlowError) -> String? {
    guard let name = names.first else {
      let nearest = text.nearest(among: app.screen.topLayer.usableNames)
      throw FlowError(.notFound(role, name: text, nearest: nearest))
    }
    guard names.count > 1 else { return name }
    let candidates = names.prefix(10).map { $0.typed }.joined(separator: ", ")
    refuse("\(words.severalNames): \(candidates)")
    return nil
  }

  private mutating func perform(
    _ change: ValueChange, of name: String, _ write: (String) -> Void, _ refuse: (String) -> Void
  ) throws(FlowError) {
    stepper = app.screen.stepper(name)?.name ?? stepper
    switch change {
    case .unclear(let number): return refuse("\(words.unclearNumber): \(number)")
    case .by(let steps):
      try steps < 0 ? driver.decrease(name, by: -steps) : driver.increase(name, by: steps)
    case .to(let number):
      guard let start = app.screen.number(of: name) else {
        if let value = app.screen.stepper(name)?.value {
          throw FlowError(.uncounted(name: name, value: value))
        }
        return try driver.increase(name)
      }
      let rises = start < number
      for _ in Command.steps {
        guard let value = app.screen.number(of: name), rises ? value < number : value > number
        else { break }
        if rises { try driver.increase(name) } else { try driver.decrease(name) }
      }
    }
    writeChanges(write)
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

  private mutating func perform(
    line: String, _ write: (String) -> Void, _ refuse: (String) -> Void
  ) throws(FlowError) {
    try parser.read(Array(line.utf8)[...])
    guard parser.isRepeating == false else { return }
    let flow = try parser.finish()
    guard flow.steps.allSatisfy({ $0.command.snapshotName == nil }) else {
      return refuse(words.noSnapshots)
    }
    try perform(flow, write)
  }

  private mutating func perform(_ flow: Flow, _ write: (String) -> Void) throws(FlowError) {
    var (isQuiet, hasChecked, done) = (true, false, 0)
    let steppers = flow.steps.map { $0.command.stepper }
    defer { stepper = steppers.prefix(done + 1).compactMap { $0 }.last ?? stepper }
    try driver.run(flow) { step, app in
      done += 1
      let isShown = step.command == .show
      let text = readings.changes(to: app, after: step.command.gesture, isAsked: isShown)
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
