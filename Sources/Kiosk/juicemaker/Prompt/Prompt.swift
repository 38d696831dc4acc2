import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRendering

/// A prompt at which a person drives a kiosk, and reads what has changed after each line.
struct Prompt {
  private var session: Session
  private let words: PromptWords
  private var readings: LayerReadings

  /// Creates a prompt for a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - words: What the prompt says.
  ///   - vocabulary: The words of the linear reading.
  init(_ session: Session, words: PromptWords, vocabulary: Vocabulary) {
    self.session = session
    self.words = words
    readings = LayerReadings(words: vocabulary)
  }

  /// Lets a person type numbers and names of controls, and flow commands, until they leave.
  ///
  /// - Parameters:
  ///   - lines: The lines that the person types.
  ///   - output: The stream for answers and prompts.
  ///   - errors: The stream for refusals.
  mutating func run(
    _ lines: inout some IteratorProtocol<[UInt8]>,
    _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) -> ExitStatus {
    output.write(readings.whole(session.screen) + words.hint + "\n" + words.prompt)
    while let line = lines.next() {
      let names = session.screen.topLayer.flattenedNodes.map { $0.name }
      let input = PromptInput(line, names: names, words: words, isRepeating: session.isRepeating)
      if input == .leave { return .success }
      do {
        try answer(input, line, &output)
      } catch {
        output.write(readings.changes(to: session.screen))
        errors.write("\(words.refusal(error))\n")
      }
      output.write(session.isRepeating ? words.repeatPrompt : words.prompt)
    }
    output.write("\n")
    return .success
  }

  /// Performs a line, and writes what it changes or asks for.
  ///
  /// - Throws: A ``PromptError`` if the line can't be performed.
  private mutating func answer(
    _ input: PromptInput,
    _ line: [UInt8],
    _ output: inout some TextOutputStream
  ) throws(PromptError) {
    let screen = session.screen
    switch input {
    case .nothing, .leave: break
    case .help: output.write(words.help(on: screen))
    case .flowHelp: output.write(flowHelpText)
    case .show: output.write(readings.whole(screen))
    case .dismiss: try perform(Array("\(Command.dismiss)".utf8), &output)
    case .number(let number): try activate(number, &output)
    case .name(let name):
      switch try NamedControl(name, on: screen, words) {
      case .button(let number): try activate(number, &output)
      case .stepper(let stepper):
        output.write(
          readings.line(of: .stepper(stepper), on: screen) + words.explanation(of: stepper))
      }
    case .step(let name, let steps):
      guard case .stepper(let stepper) = try NamedControl(name, on: screen, words) else {
        throw .notAStepper(name)
      }
      let command: Command =
        steps < 0
        ? .decrease(stepper.name, identifier: stepper.identifier, by: -steps)
        : .increase(stepper.name, identifier: stepper.identifier, by: steps)
      try perform(Array("\(command)".utf8), &output)
    case .flow: try perform(line, &output)
    }
  }

  private mutating func activate(
    _ number: Int,
    _ output: inout some TextOutputStream
  ) throws(PromptError) {
    let control = session.screen.affordances.enumerated().first { $0.offset + 1 == number }?.element
    do {
      try session.perform(number: number)
    } catch {
      throw control.map { .disabled($0.name) } ?? .session(error)
    }
    let changes = readings.changes(to: session.screen)
    output.write(changes.isEmpty ? words.nothingChanged + "\n" : changes)
  }

  /// Performs the flow command in a line, and writes what each step of it changes.
  private mutating func perform(
    _ line: [UInt8],
    _ output: inout some TextOutputStream
  ) throws(PromptError) {
    var readings = readings
    defer { self.readings = readings }
    var (isQuiet, hasChecked) = (true, false)
    do {
      try session.perform(line) { command, screen in
        let text = command == .show ? readings.whole(screen) : readings.changes(to: screen)
        output.write(text)
        isQuiet = isQuiet && text.isEmpty
        hasChecked = hasChecked || command.isCheck
      }
    } catch {
      throw .session(error)
    }
    if isQuiet, PromptInput.isBlank(line) == false, session.isRepeating == false {
      output.write((hasChecked ? words.asExpected : words.nothingChanged) + "\n")
    }
  }
}

extension Command {
  /// A Boolean value that indicates whether the command only looks at the screen.
  fileprivate var isCheck: Bool {
    gesture == nil && (self == .show) == false
  }
}
