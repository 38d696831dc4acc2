import FlowDriver
public import HeadlessUI
public import JobOrders
public import SteppedTasks

/// Any app, which goes back to a state by repeating the way to it with a new app.
///
/// Two ways from the same first state lead to one state if they look alike, according to one of two
/// identities: the screen with its events, together with the hidden state of some objects; or a key of your
/// own. If a way goes on differently from another one to the same state, the exploration says so, with
/// both flows; see ``Property/dependsOnStateAlone(steps:)``.
///
/// - Complexity: Going back takes as many actions as there are steps to the state.
public struct ReplayedApp<App: HeadlessApp & SendableMetatype>: RestorableApp, RepeatingApp {
  /// A state of the app, and the steps that led there, which don't tell two states apart.
  public struct State: Hashable, @unchecked Sendable {
    /// The screen, with its events, as it was when the state was found.
    public let screen: Screen<App.Action>
    /// Whether the screen tells two states apart.
    @usableFromInline let isSeen: Bool
    /// What a person did last, if the turn goes on, or else `nil`.
    @usableFromInline var held: Input<App.Action>? {
      way.last.flatMap { $0.order.isHeld ? $0.input : nil }
    }
    /// What else tells them apart, or `nil` if nothing does.
    @usableFromInline let key: AnyHashable?
    @usableFromInline let makeApp: @Sendable () -> App
    @usableFromInline let way: [(input: Input<App.Action>, order: JobOrder, origin: Int)]

    @inlinable
    init(_ replayed: ReplayedApp) {
      screen = replayed.app.screen
      makeApp = replayed.makeApp
      way = replayed.way
      isSeen = replayed.isSeen
      key = replayed.key(replayed.app, replayed.followed)
    }

    /// Returns whether two states have the same identity.
    @inlinable
    public static func == (one: State, other: State) -> Bool {
      one.key == other.key && one.held == other.held
        && (one.isSeen == false || one.screen == other.screen)
    }

    /// Hashes the key, or what nearly always tells two screens apart.
    @inlinable
    public func hash(into hasher: inout Hasher) {
      if isSeen {
        hasher.combine(screen.topLayer.name)
        for layer in screen.layers {
          for node in layer.nodes { node.hashWords(into: &hasher) }
        }
        for event in screen.events { hasher.combine(event.name) }
      }
      hasher.combine(key)
    }
  }

  @usableFromInline package var app: App
  @usableFromInline var way: [(input: Input<App.Action>, order: JobOrder, origin: Int)] = []
  @usableFromInline var makeApp: @Sendable () -> App
  /// The adapted apps in the app.
  @usableFromInline var followed: FollowedApps
  /// Whether tasks are told apart by what they may keep of the state in which they began.
  @usableFromInline let tellsOrigins = (Steps.shared?.memory ?? 1) > 1
  @usableFromInline let isSeen: Bool
  @usableFromInline let key: @Sendable (App, FollowedApps) -> AnyHashable?

  private init(
    _ makeApp: @escaping @Sendable () -> App, isSeen: Bool, except names: Set<String> = [],
    _ key: @escaping @Sendable (App, FollowedApps) -> AnyHashable?
  ) {
    self.makeApp = makeApp
    self.isSeen = isSeen
    self.key = key
    followed = FollowedApps {
      StoredValues.identity(of: $0, except: names)
    } tokens: {
      let hasTokens = names.isEmpty == false || Steps.shared?.valuesDiffer == true
      return hasTokens ? StoredValues.tokens(of: $0, except: names) : []
    }
    app = followed.collect(during: makeApp)
  }

  /// Creates an app whose states are told apart by their screens, by the events that can happen there, and
  /// by everything that some objects store, directly or in other objects and values.
  ///
  /// The captures of closures, the states of tasks, the contents of locks, buffers, and raw pointers, and the
  /// objects of Foundation don't count. The report names those that are stored as "not looked at".
  ///
  /// - Parameters:
  ///   - objects: A closure that returns the objects, or `nil` for the models of each `AdaptedApp` of
  ///     `ExistingApps` in the app.
  ///   - names: The names of properties that don't count, such as `generation`, or their paths as a
  ///     report prints them, such as `SearchModel.generation` or `Store<Item>.generation`.
  ///   - makeApp: A closure that makes a new app, which shares nothing with others.
  public init(
    hiddenStateOf objects: (@Sendable (App) -> [AnyObject?])? = nil,
    except names: Set<String> = [],
    makeApp: @escaping @Sendable () -> App
  ) {
    self.init(makeApp, isSeen: true, except: names) { app, followed in
      let values = objects?(app).map { $0 as Any } ?? followed.objects
      let parts = values.isEmpty ? [] : StoredValues(in: values, except: names).parts
      return parts.isEmpty ? nil : HiddenState(parts: parts, unfinished: followed.unfinished)
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
    self.init(makeApp, isSeen: false) { app, _ in AnyHashable(key(app)) }
  }

  /// The current screen of the app.
  @inlinable public var screen: Screen<App.Action> { app.screen }

  /// The identity of the current state, and the way to it.
  @inlinable public var state: State { State(self) }

  /// Performs an action, which belongs to the way from then on.
  @inlinable public mutating func perform(_ action: App.Action) { take(.action(action)) }

  /// Lets something happen to the app, which belongs to the way from then on.
  @inlinable
  @discardableResult
  public mutating func take(_ input: Input<App.Action>) -> Bool {
    let origin = tellsOrigins ? origin(of: input) : 0
    way.append((input, JobOrder.current, origin))
    return followed.collect(from: origin) { app.take(input) }
  }

  /// Returns a hash value of an input, and of what its tasks may keep of the state in which they begin.
  @usableFromInline
  func origin(of input: Input<App.Action>) -> Int {
    let key = key(app, followed)
    var hasher = Hasher()
    hasher.combine(input)
    hasher.combine(app.screen.layers)
    hasher.combine((key?.base as? HiddenState)?.parts)
    return hasher.finalize()
  }

  /// Makes a new app, and repeats the way to a state.
  ///
  /// An app that has state beside its screen shows each screen on the way, as it did at first, because that
  /// may change the state, such as a cache.
  @inlinable
  public mutating func restore(_ state: State) {
    makeApp = state.makeApp
    way = state.way
    followed = followed.emptied()
    app = followed.collect(during: makeApp)
    let isLookedAt = (state.key == nil) == false
    if isLookedAt { _ = app.screen }
    for (input, order, origin) in way {
      order.perform { _ = followed.collect(from: origin) { app.take(input) } }
      if isLookedAt { _ = app.screen }
    }
  }
}

extension Node {
  @inlinable
  func hashWords(into hasher: inout Hasher) {
    if children.isEmpty { hasher.combine(identifier ?? name) }
    hasher.combine(value)
    for control in controls { hasher.combine(control.action == nil) }
    for child in children { child.hashWords(into: &hasher) }
  }
}

extension ReplayedApp: ResponseNaming {
  package func name(of response: any Sendable, to request: any Sendable) -> String? {
    (app as? any ResponseNaming)?.name(of: response, to: request)
  }
}

/// An app that goes back to a state by repeating the way to it.
@usableFromInline
protocol RepeatingApp {}

extension ModelledApp: RepeatingApp where App: RepeatingApp {}
