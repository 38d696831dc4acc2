import FlowDriver
public import HeadlessUI
import PlainText

/// A port at which a person drives an app line by line, for screen readers and pipes.
///
/// It reads the screen once, and after each line only what has changed:
///
/// ```swift
/// var prompt = PromptPort(app)
/// prompt.run(&lines, &output, &errors)
/// ```
///
/// A person types the number of a control (`2`), its name or the start of it (`Edit stock`), a name with
/// a number of steps (`Kiwi +3`) or with a new value (`Kiwi 20`), a flow command, `?` for help, or `q` to
/// leave, which asks first if a sheet has changes. Keys of a Korean keyboard mean the Latin ones. The flow
/// command `snapshot` does nothing here.
public struct PromptPort<App: HeadlessApp> {
  private let driver: Driver<App>
  private let words: PromptWords
  private var readings: LayerReadings
  private var parser = FlowParser(file: "prompt")
  /// The name of the stepper that was last changed or read, for a number of steps without a name.
  private var stepper: String?

  /// Creates a port to an app.
  public init(_ app: App, words: PromptWords = .english) {
    driver = Driver(app)
    self.words = words
    readings = LayerReadings(words: words)
  }

  /// The app as it is now.
  public var app: App { driver.app }

  /// Reads lines until a person leaves or the lines end.
  ///
  /// - Parameters:
  ///   - lines: The lines that the person types, without line breaks.
  ///   - output: The stream for screens, answers, and prompts.
  ///   - errors: The stream for the reasons why lines can't be performed, each in one line.
  public mutating func run(
    _ lines: inout some IteratorProtocol<String>, _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) {
    output.write(readings.whole(app.screen) + "\(words.hint)\n> ")
    var isLeaving = false
    while let line = lines.next() {
      let input = line.latinKeys.split { $0.isWhitespace }.joined(separator: " ")
      let leaves = words.leave.means(input)
      if leaves, isLeaving || readings.hasChangedSheet == false { return }
      isLeaving = leaves
      if leaves {
        output.write("\(words.question)\n")
      } else {
        perform(input, line, &output, &errors)
      }
      output.write(parser.isRepeating ? "\(words.repeating)> " : "> ")
    }
    output.write("\n")
  }

  private mutating func perform(
    _ input: String, _ line: String, _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) {
    do {
      try answer(input, line) {
        output.write($0)
      } refuse: {
        errors.write("\($0)\n")
      }
    } catch {
      output.write(readings.changes(to: app.screen))
      errors.write("\(words.refusal(error.reason))\(error.rounds)\n")
    }
  }

  /// Performs a line, whose words are those of an input.
  private mutating func answer(
    _ input: String, _ line: String, write: (String) -> Void, refuse: (String) -> Void
  ) throws(FlowError) {
    let screen = app.screen
    let isName = screen.topLayer.flattenedNodes.contains { $0.name == input.unquoted }
    let first = String(input.prefix { ($0 == " ") == false })
    if words.help.means(input) {
      write("\(words.helpText)\n")
    } else if words.help.means(first), words.flow.means(String(input.dropFirst(first.count + 1))) {
      write("\(words.flowHelp)\n\(FlowParser.help)\n")
    } else if parser.isRepeating {
      try perform(line: line, write)
    } else if let number = input.controlNumber {
      let numbered = screen.affordances.enumerated().first { $0.offset + 1 == number }
      guard let affordance = numbered?.element else {
        return refuse("\(words.unknownNumber): \(number)")
      }
      try driver.perform(affordance)
      if affordance.role == .stepper { stepper = affordance.name }
      writeChanges(after: affordance.gesture, write)
    } else if isName {
      try perform(name: input.unquoted, on: screen, write)
    } else if words.show.means(input) {
      write(readings.whole(screen))
    } else if words.dismiss.means(input) {
      try perform(Flow(unchecked: [.dismiss]), write)
    } else if input.hasPrefix("#") || input.isEmpty || FlowParser.commands.contains(first) {
      try perform(line: line, write)
    } else if let name = screen.name(input.unquoted) {
      try perform(name: name, on: screen, write)
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
        ? readings.whole(app.screen)
        : readings.changes(to: app.screen, after: step.command.gesture)
      write(text)
      isQuiet = isQuiet && text.isEmpty
      hasChecked = hasChecked || (step.command.gesture == nil && isShown == false)
    }
    guard isQuiet, flow.steps.isEmpty == false else { return }
    write("\(hasChecked ? words.asExpected : words.nothingChanged)\n")
  }

  private mutating func writeChanges(after gesture: Gesture? = nil, _ write: (String) -> Void) {
    let changes = readings.changes(to: app.screen, after: gesture)
    write(changes.isEmpty ? "\(words.nothingChanged)\n" : changes)
  }
}

extension FlowError {
  /// The rounds of repetitions that the command is part of.
  fileprivate var rounds: String {
    let rounds = (location?.repetitions ?? []).map { "\($0.number)/\($0.count)" }
    return rounds.isEmpty ? "" : " (\(rounds.joined(separator: ", ")))"
  }
}

extension [String] {
  /// Returns whether a text is one of the words, in uppercase or in lowercase.
  fileprivate func means(_ text: String) -> Bool { contains(text.lowercased()) }
}
