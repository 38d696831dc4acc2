public import HeadlessUI
import SteppedTasks

/// A driver that performs a person's actions on an app, and checks the screen.
///
/// A driver reads the screen of an app, or of a port to one, and performs only actions from that
/// screen. A command that fails leaves the app unchanged, except for the steps before the failing
/// one.
public final class Driver<App: AppPort> {
  /// The current app.
  public package(set) var app: App
  /// The screen before the last action, or `nil` if there was none.
  private var lastScreen: Screen<App.Action>? { didSet { actions += 1 } }
  /// The number of actions, some of which the app may have refused.
  private(set) var actions = 0
  /// The order of the jobs that follow from the next action.
  private var order = JobOrder()
  /// The longest time for which a command waits for responses; see `waiting(_:)`.
  package var limit = Duration.zero
  /// The numbers of the responses that were waited for in vain.
  var overdue: Set<Int> = []

  /// Creates a driver of an app, or of a port to one.
  public init(_ app: App) {
    self.app = app
  }

  /// Taps a control; a group around it or its identifier chooses between several with the same name.
  ///
  /// - Throws: A ``FlowError`` if there isn't exactly one such control, or if it's disabled or
  ///   covered.
  public func tap(
    _ name: String, in group: String? = nil, identifier: String? = nil
  ) throws(FlowError) {
    try perform(.tap(name, in: group, identifier: identifier))
  }

  /// Changes the text of a field.
  ///
  /// - Throws: A ``FlowError`` if there isn't exactly one such field, or if it's disabled or covered.
  public func enter(
    _ text: String, into name: String, in group: String? = nil, identifier: String? = nil
  ) throws(FlowError) {
    try perform(.enter(text, into: name, in: group, identifier: identifier))
  }

  /// Ends the text of a field, as Return does.
  ///
  /// - Throws: A ``FlowError`` if there isn't exactly one such field, or if Return does nothing there.
  public func submit(
    _ name: String, in group: String? = nil, identifier: String? = nil
  ) throws(FlowError) {
    try perform(.submit(name, in: group, identifier: identifier))
  }

  /// Raises the value of a stepper by a number of steps, from 1 to 1,000.
  ///
  /// - Throws: A ``FlowError`` if the number is another one, or if the stepper can't go that far; it
  ///   then goes as far as it can.
  public func increase(
    _ name: String, in group: String? = nil, identifier: String? = nil, by steps: Int = 1
  ) throws(FlowError) {
    try perform(.increase(name, in: group, identifier: identifier, by: steps))
  }

  /// Lowers the value of a stepper by a number of steps, from 1 to 1,000.
  ///
  /// - Throws: A ``FlowError`` if the number is another one, or if the stepper can't go that far; it
  ///   then goes as far as it can.
  public func decrease(
    _ name: String, in group: String? = nil, identifier: String? = nil, by steps: Int = 1
  ) throws(FlowError) {
    try perform(.decrease(name, in: group, identifier: identifier, by: steps))
  }

  /// Dismisses the topmost layer as the system does (Esc, a swipe).
  ///
  /// - Throws: A ``FlowError`` if it refuses to be dismissed.
  public func dismiss() throws(FlowError) {
    try perform(.dismiss)
  }

  /// Gives a response to a request of the app.
  ///
  /// - Throws: A ``FlowError`` if the app doesn't wait for it, or if there is no such response.
  public func answer(_ request: String, with response: String) throws(FlowError) {
    try perform(.answer(request, with: response))
  }

  /// Lets an external event happen that responds to nothing.
  ///
  /// - Throws: A ``FlowError`` if the event can't happen now.
  public func event(_ name: String) throws(FlowError) {
    try perform(.event(name))
  }

  /// Checks the screen.
  ///
  /// - Throws: A ``FlowError`` if the screen isn't as expected.
  public func expect(_ expectation: Command.Expectation) throws(FlowError) {
    try perform(.expect(expectation))
  }

  /// Performs one command of a flow; `show` and `snapshot` do nothing here.
  package func perform(_ command: Command) throws(FlowError) {
    try command.check()
    try waiting { () throws(FlowError) in try performAtOnce(command) }
  }

  private func performAtOnce(_ command: Command) throws(FlowError) {
    if command.form == .order { order = JobOrder(command.text) ?? order }
    if let gesture = command.gesture { try perform(gesture, of: command) }
    guard command.form.isExpectation else { return }
    try look { screen throws(FlowError.Reason) in
      guard command.form == .change else { return try screen.numbered.check(command) }
      if lastScreen == nil || lastScreen == screen {
        throw .unexpected(found: Command(form: .noChange), expected: command)
      }
    }
  }

  /// Lets a port perform an action that a person has chosen by other means than a command.
  package func act<Outcome>(_ choice: (inout App) -> Outcome) throws(FlowError) -> Outcome {
    lastScreen = try? app.currentScreen()
    return try waiting { choice(&app) }
  }

  /// Performs the commands of a flow in order, up to the first one that fails.
  ///
  /// - Parameters:
  ///   - flow: The flow to perform.
  ///   - didPerform: A closure that's called after each command that succeeds, with the app as it is
  ///     then. An error that it throws counts as a failure of the command.
  /// - Throws: A ``FlowError`` for the first command that fails.
  public func run(
    _ flow: Flow, didPerform: (Flow.Step, App) throws(FlowError) -> Void = { _, _ in }
  ) throws(FlowError) {
    for step in flow.steps {
      do {
        try perform(step.command)
        try didPerform(step, app)
      } catch {
        throw error.located(at: step.location)
      }
    }
  }

  package var screen: Screen<App.Action> {
    get throws(FlowError) {
      let screen = Result { () throws(App.Failure) in try app.updatedScreen() }
      return try screen.mapError { FlowError(.portFailed("\($0)")) }.get()
    }
  }

  private func look(
    _ body: (Screen<App.Action>) throws(FlowError.Reason) -> Void
  ) throws(FlowError) {
    let screen = try screen
    let found = Result { () throws(FlowError.Reason) in try body(screen) }
    return try found.mapError { FlowError($0, on: screen) }.get()
  }

  private func perform(_ gesture: Gesture, of command: Command) throws(FlowError) {
    for done in 0..<command.number {
      do {
        try look { screen throws(FlowError.Reason) in
          let input = try screen.input(gesture, of: command)
          let result = Result { () throws(App.Failure) in
            try order.perform { () throws(App.Failure) in try app.take(input) }
          }
          order = JobOrder()
          guard try result.mapError({ FlowError.Reason.portFailed("\($0)") }).get() else {
            throw try screen.problem(with: input)
          }
          lastScreen = screen
        }
      } catch {
        if done == 0 { throw error }
        let reason = FlowError.Reason.interrupted(after: done, of: command.number, error.reason)
        throw FlowError(reason, tree: error.tree)
      }
    }
  }
}
