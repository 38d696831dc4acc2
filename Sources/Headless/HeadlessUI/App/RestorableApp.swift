/// A headless app whose whole state is one value that can be read and put back.
///
/// That is what an explorer needs: two visits with equal states are one, and setting a state goes
/// back to it whatever was done since.
public protocol RestorableApp<Action>: HeadlessApp, SendableMetatype {
  /// Everything that can change.
  associatedtype State: Hashable & Sendable

  /// Everything that can change, as one value; setting it puts the app back.
  var state: State { get set }

  /// The topmost layer of the screen; an app may tell it without making what it covers.
  var topLayer: Layer<Action> { get }
}

extension RestorableApp {
  /// The topmost layer of the screen.
  @inlinable
  public var topLayer: Layer<Action> { screen.topLayer }
}
