public import HeadlessUI
import JobOrders

/// A driver that performs a person's actions on an app, and checks the screen.
///
/// A driver reads the screen of an app, or of a port to one, and performs only actions from that
/// screen. A command that fails leaves the app unchanged, except for the steps before the failing
/// one, and for an action without the jobs that an order before it names.
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

  /// Performs one command of a flow; `show` and `snapshot` do nothing here.
  package func perform(_ command: Command) throws(FlowError) {
    try command.check()
    try waiting { () throws(FlowError) in try performAtOnce(command) }
  }

  private func performAtOnce(_ command: Command) throws(FlowError) {
    if command.form == .order { order = JobOrder(command.text) ?? order }
    if command.form == .inOneTurn { order = JobOrder(isHeld: true) }
    if let gesture = command.gesture { try perform(gesture, of: command) }
    guard command.form.isExpectation else { return }
    try look { screen throws(FlowError.Reason) in
      guard command.form == .change else { return try screen.numbered.check(command) }
      if lastScreen == nil || lastScreen == screen {
        throw .unexpected(found: Command(form: .noChange), expected: command)
      }
    }
  }

  /// Performs commands in order, up to the first one that fails.
  ///
  /// A command fails if there isn't exactly one control as it says, if the control is disabled or covered,
  /// if a stepper can't go as far, or if the screen isn't as expected.
  ///
  /// - Throws: A ``FlowError`` for the first command that fails, with its number as a line.
  public func run(_ commands: Command...) throws(FlowError) {
    try run(Flow(unchecked: commands))
  }

  /// Performs the commands of a flow in order, up to the first one that fails.
  ///
  /// - Throws: A ``FlowError`` for the first command that fails.
  public func run(_ flow: Flow) throws(FlowError) {
    try run(flow) { _, _ in }
  }

  /// An error that `didPerform` throws after a command counts as a failure of the command.
  package func run(
    _ flow: Flow, didPerform: (Flow.Step, App) throws(FlowError) -> Void
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
          try take(screen.input(gesture, of: command), from: screen)
        }
      } catch {
        if done == 0 { throw error }
        let reason = FlowError.Reason.interrupted(after: done, of: command.number, error.reason)
        throw FlowError(reason, tree: error.tree)
      }
    }
  }

  /// Lets the app take an input from its screen, with its jobs in the order that was set for it.
  private func take(
    _ input: Input<App.Action>, from screen: Screen<App.Action>
  ) throws(FlowError.Reason) {
    let course = JobOrder.Course(order)
    order = JobOrder()
    let result = course.perform { Result { () throws(App.Failure) in try app.take(input) } }
    guard try result.mapError({ FlowError.Reason.portFailed("\($0)") }).get() else {
      throw try screen.problem(with: input)
    }
    lastScreen = screen
    guard course.isFollowed else {
      throw .different(found: "fewer jobs", expected: "order \(course.order.description)")
    }
  }
}
