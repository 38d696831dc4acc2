import FlowDriver
import HeadlessUI
import PlainText
import PromptUI
import TextRendering

/// An app that is driven line by line.
struct DrivenApp<App: HeadlessApp> {
  private let snapshots: CommittedSnapshots
  private let driver: Driver<PortSession<App>>
  private var parser = FlowParser(file: "<stdin>")

  init(_ app: App, _ snapshots: CommittedSnapshots) {
    self.snapshots = snapshots
    driver = Driver(PortSession(app))
  }

  var screen: Screen<App.Action> { driver.app.screen }

  /// Performs each line of a flow, and writes the screen if it changed, before it reads the next line.
  ///
  /// Each line waits for the responses to the requests that a `LiveApp` makes before it.
  mutating func drive(
    _ lines: inout some IteratorProtocol<[UInt8]>, _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) -> ExitStatus {
    let renderer = snapshots.renderer
    var shown: Screen<App.Action>?
    func show(_ screen: Screen<App.Action>, isAsked: Bool = false) {
      if isAsked || (shown == screen) == false { output.write(renderer.render(screen)) }
      shown = screen
    }
    show(screen)
    do {
      while true {
        driver.awaitResponses { show(screen) }
        guard let line = lines.next() else { break }
        try perform(line) { show($1, isAsked: $0 == .show) }
      }
      try perform(try parser.finish()) { show($1, isAsked: $0 == .show) }
      return .success
    } catch {
      show(screen)
      errors.write("\(error)\n")
      return ExitStatus(error)
    }
  }

  /// Lets a program drive the app with flow commands and with the numbers of controls.
  ///
  /// The outline of the screen and an empty line are written at the start and for each line that is
  /// read, after the responses to the requests that a `LiveApp` makes then. If the line can't be
  /// performed, a line that says `refused` and why precedes the outline.
  ///
  /// - Parameter words: The words of a prompt that reads what has changed in place of the outline,
  ///   unless the line is `show`, or `nil` to write the outline.
  mutating func answer(
    _ lines: inout some IteratorProtocol<[UInt8]>, _ output: inout some TextOutputStream,
    tellingChangesIn words: PromptWords? = nil
  ) -> ExitStatus {
    var status = ExitStatus.success
    var readings = words.map { LayerReadings(words: $0) }
    driver.awaitResponses()
    output.write(screen.outline + "\n")
    _ = readings?.changes(to: driver.app)
    while let line = lines.next() {
      var problem: String?
      var isAsked = false
      do {
        let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
        if parser.isRepeating == false, words.count == 1, let number = words[0].wholeNumber {
          problem = try refusal(of: number)
        } else {
          try perform(line) { command, _ in isAsked = isAsked || command == .show }
        }
      } catch {
        problem = error.message
      }
      driver.awaitResponses()
      if let problem {
        output.write("refused \(problem.visible)\n")
        status = .failure
      }
      let changes = readings?.changes(to: driver.app)
      output.write((isAsked ? nil : changes) ?? screen.outline)
      output.write("\n")
    }
    return parser.isRepeating ? .badData : status
  }

  func perform(
    _ flow: Flow, didPerform: (Command, Screen<App.Action>) -> Void
  ) throws(FlowError) {
    try driver.run(flow) { step, app throws(FlowError) in
      let screen = app.screen
      if let state = step.command.snapshotName { try snapshots.check(screen, state) }
      didPerform(step.command, screen)
    }
  }

  /// Performs a line of a flow; the lines from `repeat` to `end` are performed with the last of them.
  private mutating func perform(
    _ line: [UInt8], didPerform: (Command, Screen<App.Action>) -> Void = { _, _ in }
  ) throws(FlowError) {
    try parser.read(line[...])
    if parser.isRepeating == false { try perform(try parser.finish(), didPerform: didPerform) }
  }

  /// Performs the action of a control, or returns the reason why it can't be performed.
  private func refusal(of number: Int) throws(FlowError) -> String? {
    guard case .some = driver.app.control(number) else {
      return "no control has number \(number), only 1 to \(screen.affordances.count)"
    }
    let outcome = try driver.act { $0.perform(number: number) }
    return outcome == .performed ? nil : "control \(number) is disabled"
  }
}
