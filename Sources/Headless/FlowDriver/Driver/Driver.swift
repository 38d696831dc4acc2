public import HeadlessUI

/// Does to an app what a person could do, and checks what a person could see.
///
/// A driver reads the screen of an app, or of a port to one, and performs the actions that it finds
/// there, nothing else. A command that fails leaves the app as it was, or as the steps before the
/// failing one left it.
public final class Driver<App: AppPort> {
  /// Something that was done, and the screen on which it was.
  public struct Event: Hashable {
    /// The screen before.
    public let screen: Screen<App.Action>
    /// What was done: one tap, one step or one dismissal.
    public let command: Command
  }

  /// The app as it is now.
  public private(set) var app: App
  /// What was done, the latest last: at least the last 1 000 events.
  public private(set) var history: [Event] = []

  /// Creates a driver of an app, or of a port to one.
  public init(_ app: App) {
    self.app = app
  }

  /// Taps the control of that name, or of several the one with that identifier.
  ///
  /// - Throws: A ``FlowFailure`` where there is no such control, or more than one, or where it is
  ///   disabled or covered.
  public func tap(_ name: String, identifier: String? = nil) throws(FlowFailure) {
    try tap(Target(name, identifier: identifier))
  }

  /// Taps the control of that role and name, or of several the one with that identifier.
  ///
  /// - Throws: A ``FlowFailure`` where there is no such control, or more than one, or where it is
  ///   disabled or covered.
  public func tap(
    _ role: Role,
    _ name: String,
    identifier: String? = nil
  ) throws(FlowFailure) {
    try tap(Target(name, role: role, identifier: identifier))
  }

  /// Raises the value of the stepper of that name, by at least one step.
  ///
  /// - Throws: A ``FlowFailure`` where the stepper cannot go so far; it goes as far as it can.
  public func increase(
    _ name: String,
    identifier: String? = nil,
    by steps: Int = 1
  ) throws(FlowFailure) {
    let target = Target(name, identifier: identifier)
    try step(.increment, target, by: steps, as: .increase(name, identifier: identifier))
  }

  /// Lowers the value of the stepper of that name, by at least one step.
  ///
  /// - Throws: A ``FlowFailure`` where the stepper cannot go so far; it goes as far as it can.
  public func decrease(
    _ name: String,
    identifier: String? = nil,
    by steps: Int = 1
  ) throws(FlowFailure) {
    let target = Target(name, identifier: identifier)
    try step(.decrement, target, by: steps, as: .decrease(name, identifier: identifier))
  }

  /// Dismisses the topmost modal by the system's own means (Esc, a swipe).
  ///
  /// - Throws: A ``FlowFailure`` where there is no modal, or where it refuses.
  public func dismiss() throws(FlowFailure) {
    let screen = try screen
    try perform(try screen.dismissal(), on: screen, as: .dismiss)
  }

  func tap(_ target: Target) throws(FlowFailure) {
    try perform(.tap, on: target, as: .tap(target))
  }

  private func step(
    _ gesture: Gesture,
    _ target: Target,
    by steps: Int,
    as command: Command
  ) throws(FlowFailure) {
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
