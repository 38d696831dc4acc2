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
/// A person types the number of a control (`2`), its name (`Edit stock`), a name with a number of
/// steps (`Kiwi +3`), a flow command, `?` for help, or `q` to leave. The flow command `snapshot` does
/// nothing here.
public struct PromptPort<App: HeadlessApp> {
  private let driver: Driver<App>
  private let words: PromptWords
  private var readings: LayerReadings
  private var parser = FlowParser(file: "prompt")

  /// Creates a port to an app.
  public init(_ app: App, words: PromptWords = .english) {
    driver = Driver(app)
    self.words = words
    readings = LayerReadings(words: words.vocabulary)
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
    while let line = lines.next() {
      let input = line.split { $0.isWhitespace }.joined(separator: " ")
      if words.leave.means(input) { return }
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
      output.write(parser.isRepeating ? "repeat> " : "> ")
    }
    output.write("\n")
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
      write("\(FlowParser.help)\n")
    } else if parser.isRepeating {
      try perform(line: line, write)
    } else if let number = input.controlNumber {
      let numbered = screen.affordances.enumerated().first { $0.offset + 1 == number }
      guard let affordance = numbered?.element else {
        return refuse("\(words.unknownNumber): \(number)")
      }
      try driver.perform(affordance)
      let changes = readings.changes(to: app.screen)
      write(changes.isEmpty ? "\(words.nothingChanged)\n" : changes)
    } else if isName {
      try perform(name: input.unquoted, on: screen, write)
    } else if words.show.means(input) {
      write(readings.whole(screen))
    } else if words.dismiss.means(input) {
      try perform(Flow(unchecked: [.dismiss]), write)
    } else if input.hasPrefix("#") || input.isEmpty || FlowParser.commands.contains(first) {
      try perform(line: line, write)
    } else if let (name, steps) = input.steps {
      let name = fullName(name, on: screen)
      try perform(
        Flow([steps < 0 ? .decrease(name, by: -steps) : .increase(name, by: steps)]), write)
    } else {
      try perform(name: fullName(input.unquoted, on: screen), on: screen, write)
    }
  }

  /// Taps the button with a name, or says how to change the value of the stepper with it.
  private mutating func perform(
    name: String, on screen: Screen<App.Action>, _ write: (String) -> Void
  ) throws(FlowError) {
    let named = screen.topLayer.flattenedNodes.filter { $0.name == name }.map { $0.role }
    guard named.contains(.stepper), named.contains(.button) == false else {
      return try perform(Flow(unchecked: [.tap(name)]), write)
    }
    let shown = name.visible
    write(readings.steppers(named: name, on: screen))
    write("\(words.toChange): \(shown) +3, \(shown) -3\n")
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
      let text = isShown ? readings.whole(app.screen) : readings.changes(to: app.screen)
      write(text)
      isQuiet = isQuiet && text.isEmpty
      hasChecked = hasChecked || (step.command.gesture == nil && isShown == false)
    }
    guard isQuiet, flow.steps.isEmpty == false else { return }
    write("\(hasChecked ? words.asExpected : words.nothingChanged)\n")
  }

  /// Returns the name on the screen, also of what is covered, that differs from a text only in spaces
  /// and in the case of letters, or else the text.
  private func fullName(_ text: String, on screen: Screen<App.Action>) -> String {
    let names = screen.layers.reversed().flatMap { $0.flattenedNodes }.map { $0.name }
    return names.first { $0 == text } ?? names.first { $0.folded == text.folded } ?? text
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

extension String {
  /// The number of a control that the text is, which has no plus sign: that's a number of steps.
  fileprivate var controlNumber: Int? { hasPrefix("+") ? nil : Int(self) }

  fileprivate var folded: String { filter { $0.isWhitespace == false }.lowercased() }

  /// The text without the quotes of any language around it.
  fileprivate var unquoted: String {
    let quotes = "\"'“”‘’「」"
    guard count > 2, let first, let last, quotes.contains(first), quotes.contains(last) else {
      return self
    }
    return String(dropFirst().dropLast())
  }

  /// The name and the number of steps in a text such as `Kiwi +3`, or `nil` if it isn't one.
  fileprivate var steps: (name: String, steps: Int)? {
    let digits = reversed().prefix { ("0"..."9").contains($0) }.count
    let start = dropLast(digits)
    guard let sign = start.last, "+-".contains(sign), let steps = Int(suffix(digits)),
      Command.steps.contains(steps)
    else { return nil }
    let name = start.dropLast().split { $0.isWhitespace }.joined(separator: " ").unquoted
    return name.isEmpty ? nil : (name, sign == "-" ? -steps : steps)
  }
}
