import FlowDriver
import HeadlessUI
import PlainText
import PromptUI

extension CommandOptions {
  /// Performs each line of a program on an app, as a `ProcessPort` expects it.
  ///
  /// The outline of the screen and an empty line are written at once, and for each line that is read, after
  /// the responses to the requests that it leads a `LiveApp` to. A line is a flow command, or the number of
  /// a control or an event. If it can't be performed, a line with the word `refused` and the reason comes
  /// before the outline. If the program is told changes, they take the place of the outline, unless the line
  /// is `show`.
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
        let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
        if parser.isRepeating == false, words.count == 1, let number = words[0].wholeNumber {
          problem = try driver.refusal(of: number)
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

extension Driver {
  /// Performs the control or the event with a number, or returns the reason why it can't be performed.
  fileprivate func refusal<Live>(
    of number: Int
  ) throws(FlowError) -> String? where App == PortSession<Live> {
    let (layer, choices) = (app.topLayer.id, app.screen.choices)
    guard number > 0, number <= choices.count else {
      return "no control has number \(number), only 1 to \(app.screen.affordances.count)"
    }
    return try act { app in
      app.refresh(at: nil)
      guard let choice = app.screen.choices.dropFirst(number - 1).first,
        app.topLayer.id == layer, choice.identity == choices[number - 1].identity
      else { return "control \(number) has changed" }
      guard choice.isEnabled else { return "control \(number) is disabled" }
      return app.take(choice) ? nil : "\(FlowError.Reason.unknownEvent)"
    }
  }
}
