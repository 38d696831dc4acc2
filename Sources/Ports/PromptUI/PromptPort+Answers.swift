import CellText
import FlowDriver
import HeadlessUI

/// The reason why a line isn't performed, for which there's no error of flows.
struct Refusal: Error, CustomStringConvertible {
  let description: String
}

extension PromptPort {
  /// The field whose text is the next line that a person types, as the person has seen it.
  typealias Entry = (number: Int, seen: PortSession<App>.Seen, name: String, isSecret: Bool)

  private var controls: [AffordanceIdentity] { driver.app.screen.affordances.map { $0.identity } }

  /// Performs a line, whose words are those of an input.
  mutating func answer(_ input: String, _ line: String) throws {
    driver.app.refresh(at: nil)
    switch try request(input, line) {
    case .help(let text): reply += "\(text)\n"
    case .flow(let line): try perform(line: line)
    case .control(let number): try perform(number: number)
    case .use(let name): try use(name)
    case .change(let change, let name): try perform(change, of: name)
    }
  }

  private mutating func perform(number: Int) throws {
    guard driver.app.control(number)?.gesture.movesFocus == false else {
      throw Refusal(description: "\(words.unknownNumber): \(number)")
    }
    if let field = node(number), field.action(.enter) == number { return try ask(for: field) }
    try perform(Command(number - 1, of: controls))
  }

  private mutating func perform(_ change: ValueChange, of name: Target) throws {
    let number = change.number
    if change.isRelative {
      let gesture = number < 0 ? Gesture.decrement : .increment
      return try perform(Command(gesture, name, number: abs(number)))
    }
    guard let start = stepper(name)?.number else {
      let value = stepper(name)?.value
      if let value { throw FlowError(.uncounted(name: name.name, value: value)) }
      return try perform(Command(.increment, name))
    }
    let gesture = number < start ? Gesture.decrement : .increment
    for _ in Command.steps {
      guard let value = stepper(name)?.number, (value == number) == false,
        (value < number) == (start < number)
      else { break }
      try driver.perform(Command(gesture, name))
    }
    let changes = readings.changes(to: driver.app)
    reply += changes.isEmpty ? "\(words.nothingChanged)\n" : changes
  }

  private func stepper(_ name: Target) -> Node<App.Action>? {
    driver.app.screen.topLayer.nodes(name).first { $0.role == .stepper }
  }

  /// Asks for the text of the field with a name, or else taps the button with it, or else reads the value
  /// with it.
  ///
  /// Controls that the name doesn't tell apart are read with their numbers.
  private mutating func use(_ name: Target) throws(FlowError) {
    let screen = driver.app.screen
    let named = screen.numbered.topLayer.nodes(name)
    let fields = named.filter { $0.role == .field }
    if fields.count == 1 { return try ask(for: fields[0]) }
    let read: Set<Role> = [.value, .stepper]
    let isRead = named.isEmpty == false && named.allSatisfy { read.contains($0.role) }
    let hasSeveral = fields.count > 1 || named.count { $0.role == .button } > 1
    if isRead || hasSeveral { reply += readings.lines(of: screen, where: name.fits) }
    if isRead == false { try perform(Command(fields.isEmpty ? .tap : .enter, name)) }
  }

  private mutating func perform(line: String) throws {
    try parser.read(Array(line.utf8)[...])
    guard parser.isRepeating == false else { return }
    let flow = try parser.finish()
    guard flow.steps.allSatisfy({ $0.command.snapshotName == nil }) else {
      throw Refusal(description: words.noSnapshots)
    }
    try perform(flow)
  }

  private mutating func perform(_ command: Command) throws(FlowError) {
    try perform(Flow(unchecked: [command]))
  }

  private mutating func perform(_ flow: Flow) throws(FlowError) {
    var isQuiet = true
    try driver.run(flow) { step, app in
      let isShown = step.command == .show
      let text = readings.changes(to: app, after: step.command.gesture, isAsked: isShown)
      reply += text
      isQuiet = isQuiet && text.isEmpty
    }
    if isQuiet, flow.steps.isEmpty == false { reply += "\(words.nothingChanged)\n" }
  }

  /// Returns the node of the topmost layer that has a control with a number.
  private func node(_ number: Int) -> Node<Int>? {
    driver.app.screen.numbered.topLayer.controlledNodes.dropFirst(number - 1).first
  }

  /// Reads a field of the numbered screen and the texts that it offers, and has the next line be its text.
  ///
  /// The app can move or change the field when it's told of the person.
  private mutating func ask(for field: Node<Int>) throws(FlowError) {
    guard let former = field.action(.enter) else {
      throw FlowError(.disabled(.field, name: field.name))
    }
    let seen = driver.app.seen
    try tell(.focus, on: former)
    guard let number = seen.number(of: former, in: driver.app.seen), let field = node(number),
      let traits = field.fieldTraits
    else { throw FlowError(.notFound(.field, name: field.name, nearest: [])) }
    entry = (number, driver.app.seen, field.name, traits.isHidden)
    reply += readings.lines(of: driver.app.screen.numbered) { $0.node.action(.enter) == number }
    let offered = traits.offered.map { "  \($0.visible)\n" }.joined()
    if offered.isEmpty == false { reply += "\(words.offered):\n\(offered)" }
    if field.value?.isEmpty == false { reply += "\(words.emptying)\n" }
  }

  /// Enters a line into the field that was asked for, whatever it says.
  mutating func enter(_ line: String, into entry: Entry) throws {
    self.entry = nil
    driver.app.refresh(at: nil)
    var number: Int? { entry.seen.number(of: entry.number, in: driver.app.seen) }
    if line.isEmpty {
      reply += "\(words.nothingChanged)\n"
    } else if let number {
      let text = line == "\"\"" ? "" : line
      try perform(Command(number - 1, of: controls, entering: text))
    } else {
      throw FlowError(.notFound(.field, name: entry.name, nearest: []))
    }
    if let number { try tell(.leave, on: number) }
  }

  /// Tells the app that a person has come to the field of a number, or has left it, if it asks for that.
  private mutating func tell(_ gesture: Gesture, on number: Int) throws(FlowError) {
    guard let own = node(number)?.action(gesture) else { return }
    try driver.run(Command(own - 1, of: controls))
    reply += readings.changes(to: driver.app)
  }
}
