public import HeadlessUI

/// A law that an explorer checks in every state, on every step, or at the end.
///
/// If a law is violated, it returns the commands to perform and expect next. With them, the flow to
/// the violation fails on this app and passes on a fixed one; see ``Finding/Evidence``. If no command can
/// show what is wrong, it returns a sentence; see ``Violation``.
///
/// A law about some states or steps selects them. The explorer counts them, so that a law that
/// never applied isn't mistaken for one that holds; see ``Finding/isVacuous``.
public struct Property<App: RestorableApp>: Sendable {
  @usableFromInline
  enum Law: Sendable {
    /// A law of states, or a goal that some state reaches, for which there are no commands.
    case state(
      isGoal: Bool, where: @Sendable (App.State, Screen<App.Action>) -> Bool,
      @Sendable (App, App.State, Screen<App.Action>) -> Violation?)
    case step(where: @Sendable (Step) -> Bool, @Sendable (Step) -> Violation?)
    /// A law of the effect of actions that only other states offer.
    case ignoring(where: @Sendable (Affordance<App.Action>) -> Bool)
    /// A law of walks by apps that are never restored, which take a number of steps in all, or as many
    /// as fit the number of transitions.
    case replay(steps: Int?)
    /// From every alert, or else from every layer, a layer of another kind can be reached, which is home
    /// if it's for every layer.
    case recovery(fromAlerts: Bool, to: @Sendable (LayerIdentity) -> Bool)
    /// Every control but those with some names changes something in some state.
    case effects(except: Set<String>)

    var subject: String {
      switch self {
      case .step, .replay, .effects: "step"
      case .state, .ignoring, .recovery: "state"
      }
    }
  }

  /// A step from one state to another, by a person or by an external event.
  public struct Step {
    /// The state before.
    public let before: App.State
    /// The screen before.
    public let screen: Screen<App.Action>
    /// The affordance that the person used, or that of the event.
    public let affordance: Affordance<App.Action>
    /// The state after.
    public let after: App.State
    @usableFromInline let app: App
    /// The screen after.
    @inlinable public var nextScreen: Screen<App.Action> { app.screen }

    @inlinable
    init(
      before: App.State,
      screen: Screen<App.Action>,
      affordance: Affordance<App.Action>,
      after: App.State,
      app: App
    ) {
      self.before = before
      self.screen = screen
      self.affordance = affordance
      self.after = after
      self.app = app
    }
  }

  @usableFromInline package let name: String
  @usableFromInline let law: Law
  /// Whether the property is about states in which nothing waits, so that it's undecided if there is none
  /// because some request always waits.
  var isAboutRest = false
  /// Whether the property is a goal, which no state violates.
  var isGoal: Bool { if case .state(isGoal: true, _, _) = law { true } else { false } }
  /// Whether the property is about two ways to the same state.
  var comparesWays: Bool { if case .replay = law { true } else { false } }

  @inlinable
  init(name: String, law: Law) {
    self.name = name
    self.law = law
  }

  /// Returns an invariant: a property that holds if its check returns `nil` in every state.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - applies: A closure that returns whether the property is about a state and its screen.
  ///   - check: A closure that returns what shows a violation, or `nil` if there is none.
  public static func always(
    _ name: String,
    where applies: @escaping @Sendable (App.State, Screen<App.Action>) -> Bool = { _, _ in true },
    _ check: @escaping @Sendable (App.State, Screen<App.Action>) -> Violation?
  ) -> Property {
    Property(name: name, law: .state(isGoal: false, where: applies) { check($1, $2) })
  }

  /// Returns a step property, which holds if its check returns `nil` on every step.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - applies: A closure that returns whether the property is about a step.
  ///   - check: A closure that returns what shows a violation after a step, or `nil` if there is none.
  public static func everyStep(
    _ name: String,
    where applies: @escaping @Sendable (Step) -> Bool = { _ in true },
    _ check: @escaping @Sendable (Step) -> Violation?
  ) -> Property {
    Property(name: name, law: .step(where: applies, check))
  }

  /// Returns a reachability property, which holds if a goal is reached in some state.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - isGoal: A closure that takes a state and its screen, and returns whether they're the goal.
  public static func sometimes(
    _ name: String, _ isGoal: @escaping @Sendable (App.State, Screen<App.Action>) -> Bool
  ) -> Property {
    Property(
      name: name,
      law: .state(isGoal: true, where: { _, _ in true }) { isGoal($1, $2) ? [] : nil })
  }
}
