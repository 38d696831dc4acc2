public import HeadlessUI

/// A driver that does to an app what a person can do, and checks what a person can see.
///
/// A driver reads the screen of an app, or of a port to one, and only performs actions that it finds
/// there. A command that fails leaves the app as it was, or as the steps before the failing one left
/// it.
public final class Driver<App: AppPort> {
  /// A command that the driver performed, and the screen before it.
  public struct Event: Hashable {
    /// The screen before.
    public let screen: Screen<App.Action>
    /// The command, which is one tap, one step, or one dismissal.
    public let command: Command
  }

  /// The app as it is now.
  public private(set) var app: App
  /// The events so far, with the latest last; at least the last 1,000 are kept.
  public private(set) var history: [Event] = []

  /// Creates a driver.
  ///
  /// - Parameter app: An app, or a port to one.
  public init(_ app: App) {
    self.app = app
  }

  /// Taps a control.
  ///
  /// - Parameters:
  ///   - name: The name of the control.
  ///   - identifier: The identifier of the control, to choose between several with the same name.
  /// - Throws: A ``FlowFailure`` if there isn't exactly one such control, or if it's disabled or
  ///   covered.
  public func tap(_ name: String, identifier: String? = nil) throws(FlowFailure) {
    try tap(Target(name, identifier: identifier))
  }

  /// Taps a control of a kind.
  ///
  /// - Parameters:
  ///   - role: The kind of the control.
  ///   - name: The name of the control.
  ///   - identifier: The identifier of the control, to choose between several with the same name.
  /// - Throws: A ``FlowFailure`` if there isn't exactly one such control, or if it's disabled or
  ///   covered.
  public func tap(
    _ role: Role,
    _ name: String,
    identifier: String? = nil
  ) throws(FlowFailure) {
    try tap(Target(name, role: role, identifier: identifier))
  }

  /// Raises the value of a stepper, by at least one step.
  ///
  /// - Parameters:
  ///   - name: The name of the stepper.
  ///   - identifier: The identifier of the stepper, to choose between several with the same name.
  ///   - steps: The number of steps.
  /// - Throws: A ``FlowFailure`` if the stepper can't go that far; it goes as far as it can.
  public func increase(
    _ name: String,
    identifier: String? = nil,
    by steps: Int = 1
  ) throws(FlowFailure) {
    try step(.increment, name, identifier: identifier, by: steps)
  }

  /// Lowers the value of a stepper, by at least one step.
  ///
  /// - Parameters:
  ///   - name: The name of the stepper.
  ///   - identifier: The identifier of the stepper, to choose between several with the same name.
  ///   - steps: The number of steps.
  /// - Throws: A ``FlowFailure`` if the stepper can't go that far; it goes as far as it can.
  public func decrease(
    _ name: String,
    identifier: String? = nil,
    by steps: Int = 1
  ) throws(FlowFailure) {
    try step(.decrement, name, identifier: identifier, by: steps)
  }

  /// Dismisses the topmost modal as the system does (Esc, a swipe).
  ///
  /// - Throws: A ``FlowFailure`` if there is no modal, or if it refuses to be dismissed.
  public func dismiss() throws(FlowFailure) {
    let screen = try screen
    try perform(try screen.dismissal(), on: screen, as: .dismiss)
  }

  /// Performs an affordance, even if others have its name and identifier.
  ///
  /// - Parameter affordance: One of the affordances of the screen.
  /// - Throws: A ``FlowFailure`` if the screen doesn't have the affordance, or if it's disabled.
  public func perform(_ affordance: Affordance<App.Action>) throws(FlowFailure) {
    let screen = try screen
    guard screen.affordances.contains(affordance) else {
      let target = Target(affordance.name, role: affordance.role, identifier: affordance.identifier)
      throw screen.missing(affordance.role, target)
    }
    let command = Command(affordance.gesture, affordance.name, identifier: affordance.identifier)
    try perform(try screen.action(of: affordance), on: screen, as: command)
  }

  func tap(_ target: Target) throws(FlowFailure) {
    try perform(.tap, on: target, as: .tap(target))
  }

  private func step(
    _ gesture: Gesture,
    _ name: String,
    identifier: String?,
    by steps: Int
  ) throws(FlowFailure) {
    let target = Target(name, identifier: identifier)
    let command = Command(gesture, name, identifier: identifier)
    for done in 0..<max(steps, 1) {
      do {
        try perform(gesture, on: target, as: command)
      } catch {
        guard done > 0 else { throw error }
        let reason = FlowFailure.Reason.interrupted(after: done, of: steps, error.reason)
        throw FlowFailure(reason, tree: error.tree)
      }
    }
  }

  private func perform(
    _ gesture: Gesture,
    on target: Target,
    as command: Command
  ) throws(FlowFailure) {
    let screen = try screen
    try perform(try screen.action(gesture, on: target), on: screen, as: command)
  }

  private func perform(
    _ action: App.Action,
    on screen: Screen<App.Action>,
    as command: Command
  ) throws(FlowFailure) {
    do {
      try app.perform(action)
    } catch {
      throw screen.failure(.portFailed("\(error)"))
    }
    if history.count == 2_000 { history.removeFirst(1_000) }
    history.append(Event(screen: screen, command: command))
  }
}
