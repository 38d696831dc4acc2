/// An app without a user interface: show its screen, and perform what a person chose from it.
///
/// That is all a user interface needs. It is only handed actions by screens, and may repaint after
/// each.
public protocol HeadlessApp<Action>: AppPort where Failure == Never {
  /// What the app shows now.
  var screen: Screen<Action> { get }

  /// Does what an action asks for; an action that the screen does not offer now may be ignored.
  mutating func perform(_ action: Action)
}

extension HeadlessApp {
  /// What the app shows now: its ``screen``.
  @inlinable
  public func currentScreen() -> Screen<Action> { screen }
}
