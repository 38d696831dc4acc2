/// A connection to an app: it returns the app's screen, and performs a person's choices from it.
///
/// A ``HeadlessApp`` is a port that can't fail. A port to an app elsewhere, such as in another
/// process, can fail. Its actions are usually numbers, as in ``Screen/numbered``.
public protocol AppPort<Action> {
  /// The type of the actions that a person can choose from the app's screens.
  associatedtype Action: Hashable & Sendable
  /// The type of the error if the app can't be reached, or `Never` if that can't happen.
  associatedtype Failure: Error

  /// Returns the current screen of the app.
  ///
  /// - Throws: A `Failure` if the app can't be reached.
  func currentScreen() throws(Failure) -> Screen<Action>

  /// Performs an action of the current screen; an app may ignore any other.
  ///
  /// - Throws: A `Failure` if the app can't be reached.
  mutating func perform(_ action: Action) throws(Failure)
}
