public import HeadlessUI

/// Does to an app what a person could do, and checks what a person could see.
///
/// A driver reads the app's screen and performs the actions that it finds there, nothing else. A
/// command that fails leaves the app as it was, or as the steps before the failing one left it.
public struct Driver<App: HeadlessApp> {
  /// The app as it is now.
  public private(set) var app: App

  /// Creates a driver of an app.
  public init(_ app: App) {
    self.app = app
  }

  /// Taps the control of that name.
  ///
  /// - Throws: A ``FlowFailure`` where there is no such control, or more than one, or where it is
  ///   disabled or covered.
  public mutating func tap(_ name: String) throws(FlowFailure) {
    app.perform(try app.screen.action(.tap, on: nil, named: name))
  }

  /// Taps the control of that role and name.
  ///
  /// - Throws: A ``FlowFailure`` where there is no such control, or more than one, or where it is
  ///   disabled or covered.
  public mutating func tap(_ role: Role, _ name: String) throws(FlowFailure) {
    app.perform(try app.screen.action(.tap, on: role, named: name))
  }

  /// Raises the value of the stepper of that name, by at least one step.
  ///
  /// - Throws: A ``FlowFailure`` where the stepper cannot go so far; it then stays where it is.
  public mutating func increase(_ name: String, by steps: Int = 1) throws(FlowFailure) {
    try step(.increment, name, by: steps)
  }

  /// Lowers the value of the stepper of that name, by at least one step.
  ///
  /// - Throws: A ``FlowFailure`` where the stepper cannot go so far; it then stays where it is.
  public mutating func decrease(_ name: String, by steps: Int = 1) throws(FlowFailure) {
    try step(.decrement, name, by: steps)
  }

  /// Dismisses the topmost modal by the system's own means (Esc, a swipe).
  ///
  /// - Throws: A ``FlowFailure`` where there is no modal, or where it refuses.
  public mutating func dismiss() throws(FlowFailure) {
    app.perform(try app.screen.dismissal())
  }

  private mutating func step(
    _ gesture: Gesture,
    _ name: String,
    by steps: Int
  ) throws(FlowFailure) {
    for done in 0..<max(steps, 1) {
      do {
        app.perform(try app.screen.action(gesture, on: nil, named: name))
      } catch {
        guard done > 0 else { throw error }
        let reason = FlowFailure.Reason.interrupted(after: done, of: steps, error.reason)
        throw FlowFailure(reason, tree: error.tree)
      }
    }
  }
}
