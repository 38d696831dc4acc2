import FlowDriver
import HeadlessUI
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
    show(driver.app.screen)
    do {
      while true {
        driver.awaitResponses { show(driver.app.screen) }
        guard let line = lines.next() else { break }
        try perform(line) { show($1, isAsked: $0 == .show) }
      }
      try perform(try parser.finish()) { show($1, isAsked: $0 == .show) }
      return .success
    } catch {
      show(driver.app.screen)
      errors.write("\(error)\n")
      return ExitStatus(error)
    }
  }

  func perform(
    _ flow: Flow, didPerform: (Command, Screen<App.Action>) -> Void
  ) throws(FlowError) {
    try driver.run(flow) { step, app throws(FlowError) in
      try snapshots.check(app.screen, after: step.command)
      didPerform(step.command, app.screen)
    }
  }

  /// Performs a line of a flow; the lines from `repeat` to `end` are performed with the last of them.
  private mutating func perform(
    _ line: [UInt8], didPerform: (Command, Screen<App.Action>) -> Void
  ) throws(FlowError) {
    try parser.read(line[...])
    if parser.isRepeating == false { try perform(try parser.finish(), didPerform: didPerform) }
  }
}
