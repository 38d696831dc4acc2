import Observation

/// What a person sees of a view, and what they can do with it.
package indirect enum Drawn {
  case text(String)
  case label([Drawn], icon: [Drawn])
  case labeled([Drawn], label: [Drawn])
  case section(String, [Drawn])
  case button([Drawn], role: ButtonRole?, action: () -> Void)
  /// The hint of what is drawn after it.
  case hint(String)
  /// The identifier of what is drawn after it.
  case identifier(String)
  case field(String, text: String, kind: String, enter: (String) -> Void)
  /// What Return does in the field that's drawn after it.
  case submit(() -> Void)
  case disabled
  /// The words that are read aloud in place of what is drawn after them.
  case spoken(String)
  case image
  case stepper([Drawn], decrement: (() -> Void)?, increment: (() -> Void)?)
  case title(String)
  case bar(ToolbarItemPlacement, [Drawn])
  case alert(title: String, message: [Drawn], buttons: [Drawn], end: () -> Void)
  case fadingAlert(title: String)
  case sheet([Drawn], end: () -> Void)
  case dismissalDisabled
}

/// Draws a view, and draws it again once a change has made the body of a view outdated.
@MainActor package final class Host {
  private let root: any View
  private var last: [Drawn]?
  /// The name of the type whose body is being drawn.
  private(set) var owner = ""
  private var states: [String: Any] = [:]
  private var watched: [String: Any] = [:]
  private var changes: [() -> Void] = []
  private var actions: [AnyHashable: @Sendable () async -> Void] = [:]
  private var tasks: [AnyHashable: Task<Void, Never>] = [:]
  /// The names of the types whose bodies have to be evaluated again.
  package private(set) var outdated: Set<String> = []

  package init(_ root: some View) { self.root = root }

  package func draw() -> [Drawn] {
    if let last, outdated.isEmpty { return last }
    (changes, actions, outdated) = ([], [:], [])
    last = draw(root)
    runTasks()
    for change in changes { change() }
    return draw()
  }

  func draw(_ view: any View) -> [Drawn] {
    if let view = view as? Drawing { return view.drawn(by: self) }
    return draw(view) { body(of: view) }
  }

  private func body(of view: some View) -> any View { view.body }

  /// Draws the body of a view or of a modifier, with the state that it had in the last drawing.
  func draw(_ part: Any, body: () -> any View) -> [Drawn] {
    let name = "\(type(of: part))"
    for (index, child) in Mirror(reflecting: part).children.enumerated() {
      (child.value as? any DynamicProperty)?.update(&states["\(name).\(index)"])
    }
    return draw(as: name) { evaluate(body) }
  }

  /// Draws a view as a part of the body of another one.
  func draw(as name: String, view: () -> any View) -> [Drawn] {
    let parent = owner
    defer { owner = parent }
    owner = name
    return draw(view())
  }

  /// Evaluates a part of the body that is being drawn.
  func evaluate<Value>(_ part: () -> Value) -> Value {
    withObservationTracking(part) { [owner] in
      MainActor.assumeIsolated { _ = self.outdated.insert(owner) }
    }
  }

  /// Notes the task of a view that's drawn.
  func run(_ action: @escaping @Sendable () async -> Void, as id: some Hashable) {
    actions[id] = action
  }

  /// Starts the tasks of the views that have appeared, and cancels those of the ones that are gone.
  private func runTasks() {
    for (id, task) in tasks where actions[id] == nil {
      task.cancel()
      tasks[id] = nil
    }
    for (id, action) in actions where tasks[id] == nil { tasks[id] = Task { await action() } }
  }

  /// Notes an action for the end of the drawing if a value isn't what it was in the last one.
  func watch<Value: Equatable>(
    _ value: Value, initially: Bool, action: @escaping (Value, Value) -> Void
  ) {
    let old = watched.updateValue(value, forKey: owner) as? Value
    if old == nil ? initially : (old == value) == false {
      changes.append { action(old ?? value, value) }
    }
  }
}
