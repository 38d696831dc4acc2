public import HeadlessUI
internal import SteppedTasks

/// An app as it is: a view model with classes, tasks, or callbacks, adapted by a few closures.
///
/// Every event performs all work that follows from it on the caller's thread, up to the next response
/// that the view model waits for. If some of that work can't be followed, such as a sleep without an
/// injected clock, the screen says so, and nothing else happens.
///
/// An app belongs to its caller. The view model and the closures run on the main actor of its
/// `SteppedTasks`, whatever thread that is.
public final class AdaptedApp<
  Model, Action: Hashable & Sendable, Asked: Hashable & Sendable, Response: Sendable
>: RequestingApp {
  /// The view model, or `nil` if this version of Swift's runtime can't run its tasks one by one.
  ///
  /// An explorer tells apart the states of the app by it.
  nonisolated(unsafe) public private(set) var model: Model?

  private let calls: Calls<Asked, Response>
  private let steps = Steps.shared ?? Steps()
  private let show: @MainActor (Model) -> Screen<Action>
  private let act: @MainActor (Model, Action) -> Void
  private let enter: @MainActor (Model, Action, String) -> Void

  /// Creates an app that shows a view model.
  ///
  /// - Parameters:
  ///   - makeModel: A closure that makes the view model, whose dependencies call the given calls.
  ///   - screen: A closure that returns the current screen of the view model.
  ///   - perform: A closure that sends an action of the screen to the view model, as an event.
  ///   - enter: A closure that sends the text of a field to the view model, for screens with fields.
  public init(
    model makeModel: @escaping @MainActor (Calls<Asked, Response>) -> Model,
    screen: @escaping @MainActor (Model) -> Screen<Action>,
    perform: @escaping @MainActor (Model, Action) -> Void,
    enter: @escaping @MainActor (Model, Action, String) -> Void = { _, _, _ in
      preconditionFailure("An app with fields takes their texts by a closure.")
    }
  ) {
    calls = Calls(steps: steps)
    (show, act, self.enter) = (screen, perform, enter)
    model = try? steps.perform { [calls] in makeModel(calls) }
    nonisolated(unsafe) weak let app = self
    MadeModels.current?.add { app?.model }
  }

  deinit {
    nonisolated(unsafe) var last = model
    model = nil
    _ = try? steps.perform { _ = last.take() }
    _ = try? steps.perform { [calls] in calls.end() }
  }

  /// The current screen of the view model.
  public var screen: Screen<Action> {
    nonisolated(unsafe) let app = self
    let screen = try? steps.perform { app.model.map(app.show) }
    if let screen = screen ?? nil { return screen }
    return Screen(
      title: "Stopped", content: [.text("\(steps.error ?? .unsupportedRuntime)")])
  }

  /// The calls that wait for a response.
  public var requests: [Call<Asked>] { calls.requests }

  /// Sends an action to the view model, and performs everything that follows from it.
  public func perform(_ action: Action) {
    nonisolated(unsafe) let app = self
    _ = try? steps.perform { if let model = app.model { app.act(model, action) } }
  }

  /// Sends the text of a field to the view model, and performs everything that follows from it.
  public func perform(_ action: Action, entering text: String) {
    nonisolated(unsafe) let app = self
    _ = try? steps.perform { if let model = app.model { app.enter(model, action, text) } }
  }

  /// Ends a call with a response, and performs everything that follows from it.
  public func receive(_ response: Response, for call: Call<Asked>) {
    _ = try? steps.perform { [calls] in calls.receive(response, for: call) }
  }
}
