import HeadlessUI

extension Driver {
  /// The current screen of the app.
  var screen: Screen<App.Action> {
    get throws(FlowFailure) {
      do {
        return try app.currentScreen()
      } catch {
        throw FlowFailure(.portFailed("\(error)"), tree: "")
      }
    }
  }

  /// Checks what the screen shows.
  ///
  /// - Parameter expectation: The expectation.
  /// - Throws: A ``FlowFailure`` if the screen isn't as expected.
  public func expect(_ expectation: Command.Expectation) throws(FlowFailure) {
    let screen = try screen
    guard expectation == .change else { return try screen.check(expectation) }
    if let last = history.last, (last.screen == screen) == false { return }
    throw screen.failure(.unexpected(found: "the screen as it was", expected: "a change"))
  }

  /// Performs one command of a flow; `show` and `snapshot` do nothing here.
  ///
  /// - Parameter command: The command.
  /// - Throws: A ``FlowFailure`` if the command can't be performed, or if an expectation isn't met.
  public func perform(_ command: Command) throws(FlowFailure) {
    switch command {
    case .tap(let target): try tap(target)
    case .increase(let name, let identifier, let steps):
      try increase(name, identifier: identifier, by: steps)
    case .decrease(let name, let identifier, let steps):
      try decrease(name, identifier: identifier, by: steps)
    case .dismiss: try dismiss()
    case .expect(let expectation): try expect(expectation)
    case .show, .snapshot: break
    }
  }

  /// Performs the commands of a flow in order, up to the first one that fails.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - didPerform: A closure that's called after each command that succeeds, with the app as it is
  ///     then. An error that it throws counts as a failure of the command.
  /// - Throws: A ``FlowError`` for the first command that fails.
  public func run(
    _ flow: Flow,
    didPerform: (Flow.Step, App) throws(FlowFailure) -> Void = { _, _ in }
  ) throws(FlowError) {
    for step in flow.steps {
      do {
        try perform(step.command)
        try didPerform(step, app)
      } catch {
        throw FlowError(step, error)
      }
    }
  }
}
