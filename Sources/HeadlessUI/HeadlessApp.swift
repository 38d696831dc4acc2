/// An app without a user interface: show its screen, and perform what a person chose from it.
///
/// That is all a port needs. A port is only handed actions by screens, and may repaint after each.
public protocol HeadlessApp<Action> {
  /// What the app can be asked to do.
  associatedtype Action: Hashable & Sendable

  /// What the app shows now.
  var screen: Screen<Action> { get }

  /// Does what an action asks for; an action that the screen does not offer now may be ignored.
  mutating func perform(_ action: Action)
}
