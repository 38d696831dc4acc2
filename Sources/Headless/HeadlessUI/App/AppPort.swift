/// A way to an app: read the screen that it shows, and perform what a person chose from it.
///
/// A ``HeadlessApp`` is a port that cannot fail. A port to an app elsewhere, such as in another
/// process, can, and says so with an error of its own; its actions are numbers as a rule, as in
/// ``Screen/numbered``.
public protocol AppPort<Action> {
  /// What the app can be asked to do.
  associatedtype Action: Hashable & Sendable
  /// Why the app cannot be reached; `Never` where it always can.
  associatedtype Failure: Error

  /// What the app shows now.
  ///
  /// - Throws: A `Failure` where the app cannot be asked.
  func currentScreen() throws(Failure) -> Screen<Action>

  /// Does what an action asks for; an action that the screen does not offer now may be ignored.
  ///
  /// - Throws: A `Failure` where the app cannot be told.
  mutating func perform(_ action: Action) throws(Failure)
}
