public import HeadlessUI

/// What an explorer checks in every state, on every step, or at the end.
///
/// A law that is broken answers with commands: what to do and to expect next, such that the flow
/// that led there fails with them on this app and passes on a mended one.
public struct Property<App: RestorableApp>: Sendable {
  @usableFromInline
  enum Law: Sendable {
    case always(@Sendable (App.State, Screen<App.Action>) -> [Command]?)
    case step(@Sendable (Step) -> [Command]?)
    case sometimes(@Sendable (App.State, Screen<App.Action>) -> Bool)
    case escape(
      from: @Sendable (Face) -> Bool, to: @Sendable (Face) -> Bool,
      shown: @Sendable (_ first: Face) -> [Command])
  }

  /// What a person did in one state.
  public struct Step {
    /// The state before.
    public let before: App.State
    /// The screen before.
    public let screen: Screen<App.Action>
    /// What was done.
    public let affordance: Affordance<App.Action>
    /// The state after.
    public let after: App.State

    @inlinable
    init(
      before: App.State,
      screen: Screen<App.Action>,
      affordance: Affordance<App.Action>,
      after: App.State
    ) {
      self.before = before
      self.screen = screen
      self.affordance = affordance
      self.after = after
    }
  }

  /// What the report calls the property.
  public let name: String
  @usableFromInline let law: Law

  @inlinable
  init(name: String, law: Law) {
    self.name = name
    self.law = law
  }

  /// Holds where the check answers nothing in every state.
  ///
  /// - Parameter check: Looks at a state and its screen, and answers commands that show what is
  ///   wrong, or nothing.
  @inlinable
  public static func always(
    _ name: String,
    _ check: @escaping @Sendable (App.State, Screen<App.Action>) -> [Command]?
  ) -> Property {
    Property(name: name, law: .always(check))
  }

  /// Holds where the check answers nothing on every step.
  ///
  /// - Parameter check: Looks at a step, and answers commands that show what is wrong after it, or
  ///   nothing.
  @inlinable
  public static func everyStep(
    _ name: String,
    _ check: @escaping @Sendable (Step) -> [Command]?
  ) -> Property {
    Property(name: name, law: .step(check))
  }

  /// Holds where some reachable state is as described.
  @inlinable
  public static func sometimes(
    _ name: String,
    _ isSo: @escaping @Sendable (App.State, Screen<App.Action>) -> Bool
  ) -> Property {
    Property(name: name, law: .sometimes(isSo))
  }
}
