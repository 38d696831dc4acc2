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
    @usableFromInline package let model: Model?

    @inlinable
    init(app: App.State, model: Model?) {
      self.app = app
      self.model = model
    }
  }

  @usableFromInline package var app: App
  /// The model, or `nil` if the app differed from it in a state before.
  @usableFromInline package var model: Model?
  /// The last state in which the screen was compared, its choices, and the model's steps in the same
  /// places, or `nil` if the screen isn't as the model says.
  @usableFromInline
  var pairing: (state: State, choices: [Affordance<App.Action>], steps: [Model.Step]?)?
  /// The index of the choice that an explorer takes next, because two of them may have the same action.
  @usableFromInline var chosen: Int?

  /// Creates an app with a model.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - model: The model, in the state that is like that of the app.
  public init(_ app: App, model: Model) {
    self.app = app
    self.model = model
  }

  /// Returns the model's steps for the choices of the screen in the current state, or `nil` if there is no
  /// model, or the screen isn't as it says.
  @inlinable
  func steps(on screen: @autoclosure () -> Screen<App.Action>) -> [Model.Step]? {
    let state = state
    if pairing?.state == state { return pairing?.steps }
    let screen = screen()
    let steps = model?.steps(on: screen)
    pairing = (state, screen.choices, steps)
    return steps
  }

  @inlinable
  func step(for input: Input<App.Action>) -> Model.Step? {
    let chosen = chosen.take()
    guard case .some = model, let steps = steps(on: screen), let choices = pairing?.choices
    else { return nil }
    let index = chosen ?? choices.firstIndex { $0.input == input }
    return index.flatMap { steps.dropFirst($0).first }
  }
}

extension ModelledApp: RestorableApp {
  /// The state of the app, and the model.
  @inlinable public var state: State { State(app: app.state, model: model) }

  /// The current screen of the app.
  @inlinable public var screen: Screen<App.Action> { app.screen }

  /// Performs an action on the app and, if they agree, on the model.
  ///
  /// - Parameter action: An action from ``screen``.
  @inlinable
  public func perform(_ action: App.Action) { take(.action(action)) }

  /// Lets something happen to the app and, if they agree, to the model.
  @inlinable
  @discardableResult
  public func take(_ input: Input<App.Action>) -> Bool {
    let step = step(for: input)
    defer { if let step { model?.perform(step) } else { model = nil } }
    return app.take(input)
  }

  /// Goes back to a state that this app and its model, or others like them, were in.
  ///
  /// - Parameter state: The state to restore.
  /// - Throws: A `RestoringError` if the app can't go back to the state; both are then unchanged.
  @inlinable
  public func restore(_ state: State) throws(RestoringError) {
    try app.restore(state.app)
    model = state.model
  }
}

/// An app with a model that judges it.
@usableFromInline
protocol JudgedApp: AnyObject {
  /// The model, or `nil` if the app differed from it in a state before.
  var judge: (any AppModel)? { get }
  /// The index of the choice that's taken next.
  var chosen: Int? { get set }
  /// Leaves the model, which knows no actions that aren't offered.
  func goOnAlone()
}

extension ModelledApp: JudgedApp {
  @usableFromInline var judge: (any AppModel)? { model }
  @usableFromInline func goOnAlone() { model = nil }
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
    Property(
      name: name,
      law: .state(isGoal: false, where: { state, _ in (state.model == nil) == false }) {
        app, state, screen in
        if case .some = app.steps(on: screen) { return nil }
        return state.model?.expectation(unlike: screen).map { [.expect($0)] }
      })
  }
}
