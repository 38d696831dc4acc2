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
  case change(ValueChange, of: [Target], text: String)
  case use([Target], text: String)
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
    case .flowHelp: write("\(words.flowHelp)\n\(FlowParser.forms)\n")
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
    if line.hasArrowKeys { return .arrowKeys }
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
    let nodes = driver.app.screen.numbered.topLayer.flattenedNodes
    let field = nodes.first { $0.action(.enter) == number }
    if let field { return try ask(for: field, write) }
    let controls = driver.app.screen.affordances.map { $0.identity }
    stepper = Command(number - 1, of: controls).stepper ?? stepper
    guard try driver.act({ $0.perform(number: number) }) == .performed else {
      throw FlowError(.disabled(control.role, name: control.name))
    }
    writeChanges(after: control.gesture, write)
  }

  /// Returns the only name that a text means.
  private func only(of names: [Target], _ text: String, _ role: Role) throws -> Target {
    guard let name = names.first else {
      let nearest = text.nearest(among: app.screen.topLayer.usableNames)
      throw FlowError(.notFound(role, name: text, nearest: nearest))
    }
    guard names.count > 1 else { return name }
    let candidates = names.prefix(10).map { $0.label.typed }.joined(separator: ", ")
    throw Refusal(description: "\(words.severalNames): \(candidates)")
  }

  private mutating func perform(
    _ change: ValueChange, of name: Target, _ write: (String) -> Void
  ) throws {
    if case .some = app.screen.stepper(name) { stepper = name }
    func step(isUp: Bool, by steps: Int = 1) throws(FlowError) {
      try driver.perform(Command(isUp ? .increment : .decrement, name, number: steps))
    }
    switch change {
    case .unclear(let number): throw Refusal(description: "\(words.unclearNumber): \(number)")
    case .by(let steps): try step(isUp: steps > 0, by: abs(steps))
    case .to(let number):
      guard let start = app.screen.number(of: name) else {
        if let value = app.screen.stepper(name)?.value {
          throw FlowError(.uncounted(name: name.name, value: value))
        }
        return try step(isUp: true)
      }
      let rises = start < number
      for _ in Command.steps {
        guard let value = app.screen.number(of: name), rises ? value < number : value > number
        else { break }
        try step(isUp: rises)
      }
    }
    writeChanges(write)
  }

  /// Asks for the text of the field with a name, or else taps the button with it, or else reads the value
  /// with it and says how to change it.
  private mutating func perform(
    name: Target, on screen: Screen<App.Action>, _ write: (String) -> Void
  ) throws(FlowError) {
    let named = screen.numbered.topLayer.nodes(name)
    let (roles, fields) = (Set(named.map { $0.role }), named.filter { $0.role == .field })
    if fields.count == 1 { return try ask(for: fields[0], write) }
    let read: Set<Role> = [.value, .stepper]
    guard roles.isDisjoint(with: read) == false, roles.isDisjoint(with: [.button, .field]) else {
      return try perform(Flow(unchecked: [Command(fields.isEmpty ? .tap : .enter, name)]), write)
    }
    write(readings.lines(of: screen) { name.fits($0) && read.contains($0.node.role) })
    guard roles.contains(.stepper) else { return }
    let shown = name.label.visible
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

  mutating func perform(_ flow: Flow, _ write: (String) -> Void) throws(FlowError) {
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
