/// What a person sees of a view, and what they can do with it.
package indirect enum Drawn {
  case text(String)
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
  case alert(title: String, message: [Drawn], buttons: [Drawn], end: () -> Void)
  case fadingAlert(title: String)
  case sheet([Drawn], end: () -> Void)
  case dismissalDisabled
}

/// Draws a view.
@MainActor package final class Host {
  private let root: any View
  /// The name of the type whose body is being drawn.
  private(set) var owner = ""
  private var states: [String: Any] = [:]
  private var watched: [String: Any] = [:]
  private var changes: [() -> Void] = []

  package init(_ root: some View) { self.root = root }

  package func draw() -> [Drawn] {
    changes = []
    let drawn = draw(root)
    for change in changes { change() }
    return changes.isEmpty ? drawn : draw()
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
    return draw(as: name, view: body)
  }

  /// Draws a view as a part of the body of another one.
  func draw(as name: String, view: () -> any View) -> [Drawn] {
    let parent = owner
    defer { owner = parent }
    owner = name
    return draw(view())
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
