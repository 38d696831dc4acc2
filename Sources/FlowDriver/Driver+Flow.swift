import HeadlessUI

extension Driver {
  /// What the app shows now.
  var screen: Screen<App.Action> {
    get throws(FlowFailure) {
      do {
        return try app.currentScreen()
      } catch {
        throw FlowFailure(.portFailed("\(error)"), tree: "")
      }
    }
  }

  /// Checks what is on the screen.
  ///
  /// - Throws: A ``FlowFailure`` where it is not as expected.
  public func expect(_ expectation: Command.Expectation) throws(FlowFailure) {
    let screen = try screen
    guard expectation == .change else { return try screen.check(expectation) }
    if let last = history.last, (last.screen == screen) == false { return }
    throw screen.failure(.unexpected(found: "the screen as it was", expected: "a change"))
  }

  /// Does one command of a flow; `show` does nothing here.
  ///
  /// - Throws: A ``FlowFailure`` where the command cannot be done or an expectation fails.
  public func perform(_ command: Command) throws(FlowFailure) {
    switch command {
    case .tap(let target):
      guard let role = target.role else { return try tap(target.name) }
      try tap(role, target.name)
    case .increase(let name, let steps): try increase(name, by: steps)
    case .decrease(let name, let steps): try decrease(name, by: steps)
    case .dismiss: try dismiss()
    case .expect(let expectation): try expect(expectation)
    case .show: break
    }
  }

  /// Does the commands of a flow in order, up to the first that fails.
  ///
  /// - Parameters:
  ///   - flow: The commands.
  ///   - file: What the error calls the file.
  ///   - didPerform: Called after each command that succeeded, with the app as it then is.
  /// - Throws: A ``FlowError`` for the first command that fails.
  public func run(
    _ flow: Flow,
    file: String = "flow",
    didPerform: (Flow.Step, App) -> Void = { _, _ in }
  ) throws(FlowError) {
    for step in flow.steps {
      do {
        try perform(step.command)
      } catch {
        throw FlowError(file: file, line: step.line, failure: error)
      }
      didPerform(step, app)
    }
  }
}
