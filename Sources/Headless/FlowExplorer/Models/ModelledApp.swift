public import FlowDriver
public import HeadlessUI

/// An app and a model of it that do the same, step by step.
///
/// The screen is that of the app, and each of its actions is performed on both. From a state in which
/// the app isn't as the model says, it goes on alone.
public final class ModelledApp<App: RestorableApp, Model: AppModel> {
  /// The state of the app, and the model.
  public struct State: Hashable, Sendable {
    /// The state of the app.
    public let app: App.State
    /// The model, or `nil` if the app differed from it in a state before.
    public let model: Model?

    @inlinable
    init(app: App.State, model: Model?) {
      self.app = app
      self.model = model
    }
  }

  /// An action of the app, and the model's action in the same place.
  ///
  /// Two actions are equal if those of the app are.
  public struct Action: Hashable, Sendable {
    /// The action of the app.
    public let app: App.Action
    /// The action of the model, or `nil` if the app differs from the model.
    public let model: Model.Action?

    @inlinable
    init(app: App.Action, model: Model.Action?) {
      self.app = app
      self.model = model
    }

    /// Returns a Boolean value that indicates whether two actions of the app are equal.
    @inlinable
    public static func == (one: Action, other: Action) -> Bool { one.app == other.app }

    /// Hashes the action of the app.
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(app) }
  }

  @usableFromInline var base: App
  @usableFromInline var reference: Model?

  /// Creates an app with a model.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - model: The model, in the state that is like that of the app.
  @inlinable
  public init(_ app: App, model: Model) {
    base = app
    reference = model
  }

  /// The current app, which can be read even while it performs an action.
  @inlinable
  public var app: App { base }

  /// The current model, or `nil` if the app differed from it in a state before.
  @inlinable
  public var model: Model? { reference }
}

extension ModelledApp: RestorableApp {
  /// The state of the app, and the model.
  @inlinable
  public var state: State { State(app: app.state, model: model) }

  /// The current screen of the app.
  @inlinable
  public var screen: Screen<Action> {
    let screen = app.screen
    var rest = (model?.actions(on: screen) ?? []).makeIterator()
    var covered = screen.modal == nil ? 0 : screen.coveredActionCount
    return screen.map { action in
      covered -= 1
      return Action(app: action, model: covered < 0 ? rest.next() : nil)
    }
  }

  /// Performs an action on the app and, if they agree, on the model.
  ///
  /// - Parameter action: An action from ``screen``.
  @inlinable
  public func perform(_ action: Action) {
    var app = app
    app.perform(action.app)
    base = app
    if let choice = action.model { reference?.perform(choice) } else { reference = nil }
  }

  /// Goes back to a state that this app and its model, or others like them, were in.
  ///
  /// - Parameter state: The state to restore.
  /// - Throws: A `RestoringError` if the app can't go back to the state; both are then unchanged.
  @inlinable
  public func restore(_ state: State) throws(RestoringError) {
    var app = app
    try app.restore(state.app)
    base = app
    reference = state.model
  }
}

extension Screen {
  @inlinable
  var coveredActionCount: Int {
    layers.dropLast().reduce(0) { $0 + $1.affordances.count { $0.isEnabled } }
  }
}

/// An app with a model that judges it.
protocol JudgedApp {
  /// The model, or `nil` if the app differed from it in a state before.
  var judge: (any AppModel)? { get }
}

extension ModelledApp: JudgedApp {
  var judge: (any AppModel)? { model }
}

extension Property {
  /// Returns the property that the app's screen agrees with its model in every state.
  ///
  /// The property isn't about states beyond a difference, in which the app is without its model.
  ///
  /// - Parameter name: The name of the property, such as "the kiosk agrees with its model".
  @inlinable
  public static func agreesWithModel<Base, Model>(_ name: String) -> Property
  where App == ModelledApp<Base, Model> {
    .always(
      name, where: { state, _ in (state.model == nil) == false },
      { state, screen in
        let isPaired = screen.actions.contains { ($0.model == nil) == false }
        let unmet = isPaired ? nil : state.model?.expectation(unlike: screen)
        return unmet.map { [.expect($0)] }
      })
  }

  /// Returns the property that the app ignores every action that its topmost layer doesn't offer,
  /// with or without its model.
  ///
  /// - Parameter isTried: A closure that returns whether to try an action: `false` for one that may
  ///   come at any time.
  @inlinable
  public static func ignoresWhatIsNotOffered<Base, Model>(
    where isTried: @escaping @Sendable (Base.Action) -> Bool = { _ in true }
  ) -> Property where App == ModelledApp<Base, Model> {
    ignoring { action in
      isTried(action.app)
    } change: { app, state, others, looksAtScreen throws(RestoringError) in
      try app.base.change(by: others.map { $0.app }, in: state.app, looksAtScreen: looksAtScreen)
    }
  }
}
