public import HeadlessUI
internal import JobOrders
internal import SteppedTasks
internal import Synchronization

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
  /// The view model of each launch, of which the last one is current.
  nonisolated(unsafe) private var models: [Model] = []
  private let calls: Calls<Asked, Response>
  private let steps = Steps.shared ?? Steps()
  nonisolated(unsafe) private var tasks: [ViewTask<Model>] = []
  /// The place to which the last event has led, or `nil` if it isn't known.
  nonisolated(unsafe) private var place: (any Sendable)?
  private let make: @MainActor (Calls<Asked, Response>) -> Model
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
      fatalError("An app with fields takes their texts by a closure.")
    }
  ) {
    calls = Calls(steps: steps)
    make = makeModel
    show = screen
    act = perform
    self.enter = enter
    nonisolated(unsafe) weak let app = self
    calls.model.withLock { $0 = { app?.models.last } }
    launch()
    FollowedApps.current?.add { app?.models.last }
  }

  deinit {
    nonisolated(unsafe) var last = models
    let handles = tasks.map { $0.task }
    models = []
    let end = { [calls, steps] in
      _ = try? steps.perform(for: calls, as: .last) {
        for handle in handles { handle?.cancel() }
        last.removeAll()
        calls.end()
      }
    }
    guard let places = Steps.places else { return end() }
    places.leave(place, end)
  }

  /// The current view model.
  ///
  /// An explorer tells apart the states of the app by it.
  public var model: Model {
    guard let model = models.last else {
      fatalError("\(SteppingError.unsupportedRuntime)")
    }
    return model
  }

  /// The current screen of the view model.
  public var screen: Screen<Action> {
    nonisolated(unsafe) let app = self
    do {
      return try steps.perform(for: calls, as: .look) { app.show(app.model) }
    } catch {
      return Screen(title: "Stopped", content: [.text("\(error)")])
    }
  }

  /// The calls that wait for a response.
  public var requests: [Call<Asked>] { calls.requests }

  /// Sends an action to the view model, and performs everything that follows from it.
  public func perform(_ action: Action) { follow { [act] in act($0, action) } }

  /// Sends the text of a field to the view model, and performs everything that follows from it.
  public func perform(_ action: Action, entering text: String) {
    follow { [enter] in enter($0, action, text) }
  }

  /// Ends a call with a response, and performs everything that follows from it.
  public func receive(_ response: Response, for call: Call<Asked>) {
    follow { [calls] _ in calls.receive(response, for: call) }
  }

  /// Performs an action, takes a text, or opens the app again; it knows no other events.
  @discardableResult
  public func take(_ input: Input<Action>) -> Bool {
    switch input {
    case .action(let action): perform(action)
    case .text(let text, let action): perform(action, entering: text)
    case .event("relaunch"):
      FollowedApps.current?.dropInputs()
      launch()
    case .response, .event: return false
    }
    return true
  }

  /// Makes the first view model, or drops the current one with its calls and tasks, none of which ever
  /// goes on, and makes another one.
  private func launch() {
    nonisolated(unsafe) let app = self
    calls.drop()
    tasks = tasks.map { ViewTask(id: $0.id, work: $0.work) }
    _ = try? steps.perform(for: calls, as: .first) { app.models.append(app.make(app.calls)) }
    follow { _ in }
  }

  /// Performs work, and everything that follows from it, with the tasks of the view, unless the turn goes on.
  private func follow(_ work: @MainActor (Model) -> Void) {
    nonisolated(unsafe) let app = self
    _ = try? steps.perform(for: calls) { work(app.model) }
    place = Steps.places?.current
    if tasks.isEmpty || JobOrder.current.isHeld { return }
    let changes = try? steps.perform(for: calls) {
      app.tasks.indices.filter { app.tasks[$0].update(app.model) }
    }
    if changes?.isEmpty == false { follow { _ in } }
  }

  /// Adds a task that a view starts when it appears, as `task(id:)` of SwiftUI does.
  ///
  /// Once everything that follows from an event waits, the task starts again if the identity has changed. The
  /// task that ran before is then cancelled.
  ///
  /// - Parameters:
  ///   - id: A closure that returns the identity, or `nil` while the view isn't there.
  ///   - work: A closure that does the work of the task.
  public func task(
    id: @escaping @MainActor (Model) -> AnyHashable?,
    _ work: @escaping @MainActor (Model) async -> Void
  ) -> AdaptedApp {
    tasks.append(ViewTask(id: id, work: work))
    follow { _ in }
    return self
  }
}

extension ExternalEvent {
  /// The event that an ``AdaptedApp`` dies and is opened again, for any screen from which that may happen.
  ///
  /// The app makes another view model. The calls of the one before are dropped without being cancelled, and
  /// what was made outside of the closure that makes view models is kept.
  public static var relaunch: ExternalEvent { ExternalEvent("relaunch") }
}
