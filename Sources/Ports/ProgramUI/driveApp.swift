import CellText
import FlowDriver
import HeadlessUI
import ProgramArguments
import PromptUI
import TextRendering

extension ProgramOptions {
  /// Performs each line on an app, and writes the screen if it changed, before it reads the next line.
  func driveApp(
    _ app: some HeadlessApp, by lines: inout some IteratorProtocol<[UInt8]>,
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitStatus {
    let driver = driver(of: app)
    var parser = FlowParser(file: "<stdin>")
    let renderer = renderer
    var shown = ""
    func show(isAsked: Bool = false) {
      let text = renderer.render(driver.app.screen)
      if isAsked || (shown == text) == false { output.write(text) }
      shown = text
    }
    show()
    do throws(FlowError) {
      while let line = lines.next() {
        try perform(line, by: driver, &parser) { show(isAsked: $0) }
      }
      _ = try parser.finish()
      return .success
    } catch {
      show()
      errors.write("\(error)\n")
      return error.isBadData ? .badData : .failure
    }
  }

  /// Performs each line of a program on an app, as a `ProcessPort` expects it.
  ///
  /// The outline of the screen and an empty line are written at once, and for each line that is read. If the
  /// line can't be performed, a line with the word `refused` and the reason comes before the outline. If the
  /// program is told changes, they take the place of the outline, unless the line is `show`.
  func answerProgram(
    _ app: some HeadlessApp, by lines: inout some IteratorProtocol<[UInt8]>,
    _ output: inout some TextOutputStream
  ) -> ExitStatus {
    let driver = driver(of: app)
    var parser = FlowParser(file: "<stdin>")
    var readings = answer == .changes ? LayerReadings(words: promptWords) : nil
    var status = ExitStatus.success
    output.write(driver.app.screen.outline + "\n")
    _ = readings?.changes(to: driver.app)
    while let line = lines.next() {
      var isAsked = false
      do throws(FlowError) {
        try perform(line, by: driver, &parser) { isAsked = isAsked || $0 }
      } catch {
        output.write("refused \(error.message)\n")
        status = .failure
      }
      let changes = readings?.changes(to: driver.app)
      output.write(((isAsked ? nil : changes) ?? driver.app.screen.outline) + "\n")
    }
    return parser.isRepeating ? .badData : status
  }

  private func driver<App>(of app: App) -> Driver<PortSession<App>> {
    let driver = Driver(PortSession(app))
    driver.limit = wait
    return driver
  }

  /// Performs a flow command, or the choice with a number and the new text of a field in double quotes, and
  /// waits for the responses to the requests that it leads a `LiveApp` to.
  ///
  /// The lines from `repeat` to `end` are performed with the last of them.
  private func perform<App>(
    _ line: [UInt8], by driver: Driver<PortSession<App>>, _ parser: inout FlowParser,
    didPerform: (_ isShown: Bool) -> Void
  ) throws(FlowError) {
    var line = line
    let choices = driver.app.screen.numberedChoices
    if parser.isRepeating == false,
      let (number, text) = try parser.numberAndText(in: line, for: choices)
    {
      let command = try driver.command(choosing: number, entering: text, at: parser.location)
      line = Array("\(command)".utf8)
    }
    try parser.read(line[...])
    guard parser.isRepeating == false else { return }
    try run(try parser.finish(), by: driver, didPerform: didPerform)
  }
}

extension FlowParser {
  /// Returns the number of a choice with which a line begins, and the text after it if the choice is a field,
  /// or `nil` if the line is another one.
  fileprivate func numberAndText<Action>(
    in line: [UInt8], for choices: [Affordance<Action>]
  ) throws(FlowError) -> (number: Int, text: String?)? {
    var reader = TokenReader(line[...], number: location.line)
    guard let number = (try? reader.next())?.text.wholeNumber else { return nil }
    let isField = number > 0 && choices.dropFirst(number - 1).first?.gesture == .enter
    let read = Result { () throws(SyntaxError) in
      try reader.checkEncoding()
      let text = isField ? try reader.string("\(number)").text : nil
      try reader.end()
      return (number, text)
    }
    return try read.mapError { FlowError(.syntax($0), at: location) }.get()
  }
}

extension Driver {
  /// Returns the command for the choice with a number, as it was last told.
  fileprivate func command<Live>(
    choosing number: Int, entering text: String?, at location: FlowLocation
  ) throws(FlowError) -> Command where App == PortSession<Live> {
    let told = app.seen
    let count = app.screen.numberedChoices.count
    guard number > 0, number <= count else {
      let found = "number \(number)"
      throw FlowError(.different(found: found, expected: "one from 1 to \(count)"), at: location)
    }
    app.refresh(at: nil)
    guard told.number(of: number, in: app.seen) == number else {
      let found = "another control \(number)"
      throw FlowError(.different(found: found, expected: "the one that was told"), at: location)
    }
    let choices = app.screen.numberedChoices.map { $0.identity }
    return Command(number - 1, of: choices, entering: text)
  }
}
