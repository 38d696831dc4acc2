import FlowDriver
import HeadlessUI
import PlainText
import PromptUI

extension CommandOptions {
  /// Performs each line of a program on an app, as a `ProcessPort` expects it.
  ///
  /// The outline of the screen and an empty line are written at once, and for each line that is read, after
  /// the responses to the requests that it leads a `LiveApp` to. A line is a flow command, or the number of
  /// a control or an event, with the new text of a field in double quotes after it. If it can't be
  /// performed, a line with the word `refused` and the reason comes before the outline. If the program is
  /// told changes, they take the place of the outline, unless the line is `show`.
  func answerProgram(
    _ app: some HeadlessApp, by lines: inout some IteratorProtocol<[UInt8]>,
    _ output: inout some TextOutputStream
  ) -> ExitStatus {
    let driver = Driver(PortSession(app))
    driver.limit = wait
    var parser = FlowParser(file: "<stdin>")
    var readings = tellsChanges ? LayerReadings(words: self.app.words(language).prompt) : nil
    var status = ExitStatus.success
    output.write(driver.app.screen.outline + "\n")
    _ = readings?.changes(to: driver.app)
    while let line = lines.next() {
      var isAsked = false
      var problem: String?
      do throws(FlowError) {
        let seen = driver.app.seen
        if parser.isRepeating == false,
          let (number, text) = try parser.numberAndText(in: line, for: seen.choices)
        {
          problem = try driver.refusal(of: number, in: seen, entering: text)
        } else {
          try parser.read(line[...])
          if parser.isRepeating == false {
            try run(try parser.finish(), by: driver) { isAsked = isAsked || $0 }
          }
        }
      } catch {
        problem = error.message
      }
      if let problem {
        output.write("refused \(problem.revealed)\n")
        status = .failure
      }
      let changes = readings?.changes(to: driver.app)
      output.write(((isAsked ? nil : changes) ?? driver.app.screen.outline) + "\n")
    }
    return parser.isRepeating ? .badData : status
  }
}

extension FlowParser {
  /// Returns the number of a choice with which a line begins, and the text after it if the choice is a field,
  /// or `nil` if the line is another one.
  func numberAndText<Action>(
    in line: [UInt8], for choices: [Affordance<Action>]
  ) throws(FlowError) -> (number: Int, text: String?)? {
    var reader = TokenReader(line[...], number: location.line, file: location.file)
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
  /// Performs the control or the event with a number, or changes the text of the field with it, or returns
  /// the reason why that can't be done.
  fileprivate func refusal<Live>(
    of number: Int, in seen: PortSession<Live>.Seen, entering text: String?
  ) throws(FlowError) -> String? where App == PortSession<Live> {
    guard number > 0, number <= seen.choices.count else {
      return "no control has number \(number), only 1 to \(app.screen.affordances.count)"
    }
    return try act { app in
      app.refresh(at: nil)
      guard app.number(of: number, in: seen) == number else {
        return "control \(number) has changed"
      }
      let choice = app.screen.numberedChoices[number - 1]
      guard choice.isEnabled else { return "control \(number) is disabled" }
      let entered = text.flatMap { text in choice.action.map { Input.text(text, $0) } }
      return (entered ?? choice.input).map { app.take($0) } == true
        ? nil : "\(FlowError.Reason.unknownEvent)"
    }
  }
}
