import HeadlessUI

extension Screen {
  /// Checks what the topmost layer shows.
  func check(_ expectation: Command.Expectation) throws(FlowFailure) {
    guard let top = layers.last else { return }
    switch expectation {
    case .text(let text): try check(text: text, in: top)
    case .title(let title): try check(title: title)
    case .value(let name, let value): try check(value, of: name, in: top)
    case .button(let name, let isEnabled): try check(button: name, isEnabled, in: top)
    case .step(let gesture, let name, let isEnabled):
      try check(gesture, on: name, isEnabled, in: top)
    case .noButton(let name):
      guard top.parts.first(role: .button, named: name) == nil else {
        throw unexpected("button \(name.shown)", "no such button")
      }
    case .alert(let text):
      guard top.role == .alert, top.texts.contains(text) else {
        throw unexpected(top.role == .alert ? top.shown : "no alert", "alert \(text.shown)")
      }
    case .noAlert:
      guard top.role == .alert else { return }
      throw unexpected(top.shown, "no alert")
    case .change: return
    }
  }

  private func check(text: String, in top: Layer<Action>) throws(FlowFailure) {
    guard top.texts.contains(text) == false else { return }
    throw failure(.notFound(.text, name: text, nearest: nearest(to: text, among: top.texts)))
  }

  private func check(title: String) throws(FlowFailure) {
    guard let layer = layers.last(where: { $0.role == .alert ? false : true }) else { return }
    guard layer.name == title else {
      throw unexpected("title \(layer.name.shown)", "title \(title.shown)")
    }
  }

  private func check(
    _ value: String,
    of name: String,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.values.filter { $0.name == name }
    guard found.count < 2 else {
      throw failure(.ambiguous(name: name, roles: found.map { $0.role }))
    }
    guard let part = found.first else {
      throw missing(.value, name) { $0.values }
    }
    guard part.value == value else {
      throw unexpected("\(name.shown) at \((part.value ?? "").shown)", value.shown)
    }
  }

  private func check(
    button name: String,
    _ isEnabled: Bool?,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.affordances(for: .tap, on: .button).filter { $0.name == name }
    guard let button = found.first else {
      throw missing(.button, name) { layer in layer.parts.filter { $0.role == .button } }
    }
    guard let isEnabled else { return }
    guard found.count == 1 else {
      throw failure(.ambiguous(name: name, roles: found.map { $0.role }))
    }
    guard isEnabled == button.isEnabled else {
      throw unexpected(
        "button \(name.shown) \(isEnabled ? "disabled" : "enabled")",
        "it \(isEnabled ? "enabled" : "disabled")"
      )
    }
  }

  private func check(
    _ gesture: Gesture,
    on name: String,
    _ isEnabled: Bool,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.affordances(for: gesture).filter { $0.name == name }
    guard let affordance = found.first else {
      throw missing(.stepper, name) { layer in layer.parts.filter { $0.role == .stepper } }
    }
    guard found.count == 1 else {
      throw failure(.ambiguous(name: name, roles: found.map { $0.role }))
    }
    guard isEnabled == affordance.isEnabled else {
      let found = isEnabled ? "cannot be \(gesture.participle)" : "can be \(gesture.participle)"
      throw unexpected("stepper \(name.shown) that \(found)", "the opposite")
    }
  }

  private func unexpected(_ found: String, _ expected: String) -> FlowFailure {
    failure(.unexpected(found: found, expected: expected))
  }
}
