import FlowDriver
import HeadlessUI
import PlainText

/// What a person means by a line.
private enum Meaning {
  case arrowKeys
  case help
  case flowHelp
  case show
  case dismiss
  case command
  case number(Int)
  case change(ValueChange, of: [String], text: String)
  case use([String], text: String)
}

/// The reason why a line isn't performed, for which there's no error of flows.
struct Refusal: Error, CustomStringConvertible {
  let description: String
}

extension PromptPort {
  /// Performs a line, whose words are those of an input.
  mutating func answer(_ input: String, _ line: String, _ write: (String) -> Void) throws {
    driver.app.refresh(at: nil)
    let screen = driver.app.screen
    switch meaning(of: screen.withoutRole(input, words.vocabulary), line, on: screen) {
    case .arrowKeys: throw Refusal(description: "\(words.noKeys) \(words.hint)")
    case .help: write("\(words.helpText)\n")
    case .flowHelp: write("\(words.flowHelp)\n\(FlowParser.help)\n")
    case .show: write(readings.changes(to: driver.app, isAsked: true))
    case .dismiss: try perform(Flow(unchecked: [.dismiss]), write)
    case .command: try perform(line: line, write)
    case .number(let number): try perform(number: number, write)
    case .change(let change, let names, let text):
      try perform(change, of: only(of: names, text, .stepper), write)
    case .use(let names, let text):
      try perform(name: only(of: names, text, .button), on: screen, write)
    }
  }

  private func meaning(of input: String, _ line: String, on screen: Screen<App.Action>) -> Meaning {
    let first = String(input.prefix { ($0 == " ") == false })
    let rest = String(input.dropFirst(first.count + 1))
    if line.contains(/\u{1B}[\[O][0-9;]*[A-DFH~]/) { return .arrowKeys }
    if words.help.means(input) { return .help }
    if words.help.means(first), words.flow.means(rest) { return .flowHelp }
    if parser.isRepeating { return .command }
    if let number = screen.number(meantBy: input) { return .number(number) }
    let text = input.unquoted
    if let name = screen.topLayer.name(text) { return .use([name], text: text) }
    if words.show.means(input) { return .show }
    if words.dismiss.means(input) { return .dismiss }
    if screen.isQuestion, words.no.means(input) { return .dismiss }
    let isCommand = input.isEmpty || input.hasPrefix("#") || FlowParser.commands.contains(first)
    if isCommand { return .command }
    let names = screen.names(meantBy: text)
    if input.wholeNumber == nil, let (name, change) = input.change(words.counters),
      let changed = name.isEmpty ? stepper.map({ [$0] }) : screen.names(meantBy: name)
    {
      let numbers = changed.filter(screen.hasNumber)
      if change.isRelative || numbers.isEmpty == false || names.isEmpty {
        return .change(change, of: numbers.isEmpty ? changed : numbers, text: name)
      }
    }
    return .use(names, text: text)
  }

  private mutating func perform(number: Int, _ write: (String) -> Void) throws {
    guard let control = driver.app.control(number) else {
      throw Refusal(description: "\(words.unknownNumber): \(number)")
    }
    if control.role == .stepper { stepper = control.name }
    guard try driver.act({ $0.perform(number: number) }) == .performed else {
      throw FlowError(.disabled(control.role, name: control.name))
    }
    writeChanges(after: control.gesture, write)
  }

  /// Returns the only name that a text means.
  private func only(of names: [String], _ text: String, _ role: Role) throws -> String {
    guard let name = names.first else {
      let nearest = text.nearest(among: app.screen.topLayer.usableNames)
      throw FlowError(.notFound(role, name: text, nearest: nearest))
    }
    guard names.count > 1 else { return name }
    let candidates = names.prefix(10).map { $0.typed }.joined(separator: ", ")
    throw Refusal(description: "\(words.severalNames): \(candidates)")
  }

  private mutating func perform(
    _ change: ValueChange, of name: String, _ write: (String) -> Void
  ) throws {
    stepper = app.screen.stepper(name)?.name ?? stepper
    switch change {
    case .unclear(let number): throw Refusal(description: "\(words.unclearNumber): \(number)")
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

  private mutating func perform(line: String, _ write: (String) -> Void) throws {
    try parser.read(Array(line.utf8)[...])
    guard parser.isRepeating == false else { return }
    let flow = try parser.finish()
    guard flow.steps.allSatisfy({ $0.command.snapshotName == nil }) else {
      throw Refusal(description: words.noSnapshots)
    }
    try perform(flow, write)
  }

  private mutating func perform(_ flow: Flow, _ write: (String) -> Void) throws(FlowError) {
    var (isQuiet, hasChecked) = (true, false)
    stepper = flow.steps.compactMap { $0.command.stepper }.last ?? stepper
    try driver.run(flow) { step, app in
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
