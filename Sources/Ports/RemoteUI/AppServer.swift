package import FlowDriver
package import HeadlessUI
import PlainText
package import PromptUI

/// The other side of a ``ProcessPort``: an app that a program drives line by line.
///
/// The outline of the screen and an empty line are written at once, and for each line that is read, after
/// the responses to the requests that it leads a `LiveApp` to. A line is a flow command, or the number of
/// a control or an event. If it can't be performed, a line with the word `refused` and the reason comes
/// before the outline.
package struct AppServer<App: HeadlessApp> {
  private let driver: Driver<PortSession<App>>
  private var parser = FlowParser(file: "<stdin>")
  private var readings: LayerReadings?
  private let check: (Command, Screen<App.Action>) throws(FlowError) -> Void

  /// - Parameters:
  ///   - words: The words of a prompt that reads what has changed in place of the outline, unless the
  ///     line is `show`, or `nil` to write the outline.
  ///   - limit: The longest time for which a line waits for responses.
  ///   - check: A closure that checks the screen after a command, such as for `snapshot`.
  package init(
    _ app: App, tellingChangesIn words: PromptWords? = nil, waiting limit: Duration = usualWait,
    check: @escaping (Command, Screen<App.Action>) throws(FlowError) -> Void
  ) {
    driver = Driver(PortSession(app))
    readings = words.map { LayerReadings(words: $0) }
    driver.limit = limit
    self.check = check
  }

  /// Whether the commands of a `repeat` without an end were read.
  package var isRepeating: Bool { parser.isRepeating }

  /// Answers lines to their end, and returns whether each of them was performed.
  package mutating func answer(
    _ lines: inout some IteratorProtocol<[UInt8]>, _ output: inout some TextOutputStream
  ) -> Bool {
    var isPerformed = true
    output.write(driver.app.screen.outline + "\n")
    _ = readings?.changes(to: driver.app)
    while let line = lines.next() {
      var isAsked = false
      let problem: String?
      do {
        problem = try refusal(of: line, &isAsked)
      } catch {
        problem = error.message
      }
      if let problem { output.write("refused \(problem.revealed)\n") }
      isPerformed = isPerformed && problem == nil
      let changes = readings?.changes(to: driver.app)
      output.write(((isAsked ? nil : changes) ?? driver.app.screen.outline) + "\n")
    }
    return isPerformed
  }

  /// Performs a line, or returns the reason why the control with its number can't be performed.
  private mutating func refusal(
    of line: [UInt8], _ isAsked: inout Bool
  ) throws(FlowError) -> String? {
    let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
    if parser.isRepeating == false, words.count == 1, let number = words[0].wholeNumber {
      let (layer, choices) = (driver.app.topLayer.id, driver.app.screen.choices)
      guard number > 0, number <= choices.count else {
        let count = driver.app.screen.affordances.count
        return "no control has number \(number), only 1 to \(count)"
      }
      return try driver.act { app in
        app.refresh(at: nil)
        guard let choice = app.screen.choices.dropFirst(number - 1).first,
          app.topLayer.id == layer, choice.identity == choices[number - 1].identity
        else { return "control \(number) has changed" }
        guard choice.isEnabled else { return "control \(number) is disabled" }
        return app.take(choice) ? nil : "\(FlowError.Reason.unknownEvent)"
      }
    }
    try parser.read(line[...])
    guard parser.isRepeating == false else { return nil }
    try driver.run(try parser.finish()) { step, app throws(FlowError) in
      isAsked = isAsked || step.command == .show
      try check(step.command, app.screen)
    }
    return nil
  }
}
