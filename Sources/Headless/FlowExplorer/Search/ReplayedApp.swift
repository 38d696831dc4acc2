package import FlowDriver
public import HeadlessUI

/// Any app, which goes back to a state by repeating the way to it with a new app.
///
/// Two ways lead to one state if they look alike, according to one of three identities, from the simplest
/// to the most exact: the screen with its events; the screen and the hidden state of some objects; or a key
/// of your own. If a way goes on differently from another one to the same state, the exploration says so,
/// with both flows; see ``Property/dependsOnStateAlone(steps:)``.
///
/// - Complexity: Going back takes as many actions as there are steps to the state.
public struct ReplayedApp<App: HeadlessApp & SendableMetatype>: RestorableApp {
  /// A state of the app, and the actions that led there, which don't tell two states apart.
  public struct State: Hashable, @unchecked Sendable {
    /// The screen, with its events, as it was when the state was found.
    public let screen: Screen<App.Action>
    fileprivate let identity: AnyHashable
    fileprivate let makeApp: @Sendable () -> App
    fileprivate let way: [App.Action]

    /// Returns whether two states have the same identity.
    public static func == (one: State, other: State) -> Bool { one.identity == other.identity }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }

  /// The app.
  public private(set) var app: App
  private var way: [App.Action] = []
  private var makeApp: @Sendable () -> App
  private let identity: @Sendable (App, Screen<App.Action>) -> AnyHashable

  private init(
    _ makeApp: @escaping @Sendable () -> App,
    _ identity: @escaping @Sendable (App, Screen<App.Action>) -> AnyHashable
  ) {
    (self.makeApp, self.identity) = (makeApp, identity)
    app = makeApp()
  }

  /// Creates an app whose states are told apart by their screens and the events that can happen there.
  ///
  /// - Parameter makeApp: A closure that makes a new app, which shares nothing with others.
  public init(makeApp: @escaping @Sendable () -> App) {
    self.init(makeApp) { $1 }
  }

  /// Creates an app whose states are told apart by their screens and by everything that some objects
  /// store, directly or in other objects and values.
  ///
  /// The captures of closures, the states of tasks, and the contents of locks and raw pointers don't
  /// count.
  ///
  /// - Parameters:
  ///   - objects: A closure that returns the objects, such as a view model.
  ///   - makeApp: A closure that makes a new app, which shares nothing with others.
  public init(
    hiddenStateOf objects: @escaping @Sendable (App) -> [AnyObject?],
    makeApp: @escaping @Sendable () -> App
  ) {
    self.init(makeApp) { app, screen in
      [AnyHashable(screen), AnyHashable(HiddenState.text(of: objects(app)))]
    }
  }

  /// Creates an app whose states are told apart by a key alone.
  ///
  /// - Parameters:
  ///   - key: A closure that returns the same key for two apps if no person and no response can ever
  ///     tell them apart.
  ///   - makeApp: A closure that makes a new app, which shares nothing with others.
  public init(
    key: @escaping @Sendable (App) -> some Hashable & Sendable,
    makeApp: @escaping @Sendable () -> App
  ) {
    self.init(makeApp) { app, _ in AnyHashable(key(app)) }
  }

  /// The current screen of the app.
  public var screen: Screen<App.Action> { app.screen }

  /// The identity of the current state, and the way to it.
  public var state: State {
    let screen = screen
    return State(screen: screen, identity: identity(app, screen), makeApp: makeApp, way: way)
  }

  /// Performs an action, which belongs to the way from then on.
  public mutating func perform(_ action: App.Action) {
    app.perform(action)
    way.append(action)
  }

  /// Makes a new app, and repeats the way to a state.
  public mutating func restore(_ state: State) {
    (makeApp, way) = (state.makeApp, state.way)
    app = makeApp()
    for action in way { app.perform(action) }
  }
}

extension ReplayedApp: TextAnsweredApp {
  package func takingTexts(of flow: Flow) -> ReplayedApp {
    ReplayedApp({ [makeApp] in makeApp().answered(by: flow) }, identity)
  }
}

/// An app that goes back to a state by repeating the way to it.
@usableFromInline
protocol RepeatingApp {}

extension ReplayedApp: RepeatingApp {}

extension ModelledApp: RepeatingApp where App: RepeatingApp {}
