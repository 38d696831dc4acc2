import HeadlessUI
import PlainText

extension Screen {
  /// Checks what the topmost layer shows.
  func check(_ expectation: Command.Expectation) throws(FlowFailure) {
    let top = topLayer
    switch expectation {
    case .text(let text): try check(text: text, in: top)
    case .title(let title): try check(title: title)
    case .value(let name, let value, let identifier):
      try check(value, of: Target(name, identifier: identifier), in: top)
    case .button(let name, let identifier, let isEnabled):
      try check(isEnabled, Target(name, role: .button, identifier: identifier), in: top)
    case .step(let gesture, let name, let identifier, let isEnabled):
      try check(gesture, on: Target(name, identifier: identifier), isEnabled, in: top)
    case .noButton(let name, let identifier):
      let target = Target(name, role: .button, identifier: identifier)
      guard top.flattenedNodes.contains(where: target.matches) == false else {
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
    throw failure(.notFound(.text, name: text, nearest: text.nearest(3, among: top.texts)))
  }

  private func check(title: String) throws(FlowFailure) {
    guard let layer = layers.last(where: { ($0.role == .alert) == false }) else { return }
    guard layer.name == title else {
      throw unexpected("title \(layer.name.shown)", "title \(title.shown)")
    }
  }

  private func check(
    _ value: String,
    of target: Target,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.values.filter { target.matches($0) }
    guard found.count < 2 else { throw ambiguous(target, found) }
    guard let part = found.first else { throw missing(.value, target) { $0.values } }
    guard part.value == value else {
      throw unexpected("\(target.name.shown) at \((part.value ?? "").shown)", value.shown)
    }
  }

  private func check(
    _ isEnabled: Bool?,
    _ target: Target,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.affordances(for: .tap).filter { target.matches($0) }
    guard let button = found.first else { throw missing(.button, target) }
    guard let isEnabled else { return }
    guard found.count == 1 else {
      throw ambiguous(target, top.flattenedNodes.filter(target.matches))
    }
    guard isEnabled == button.isEnabled else {
      throw unexpected(
        "button \(target.name.shown) \(isEnabled ? "disabled" : "enabled")",
        "it \(isEnabled ? "enabled" : "disabled")"
      )
    }
  }

  private func check(
    _ gesture: Gesture,
    on target: Target,
    _ isEnabled: Bool,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.affordances(for: gesture).filter { target.matches($0) }
    guard let affordance = found.first else { throw missing(.stepper, target) }
    guard found.count == 1 else {
      throw ambiguous(
        target, top.flattenedNodes.filter { $0.role == .stepper && target.matches($0) })
    }
    guard isEnabled == affordance.isEnabled else {
      let found = isEnabled ? "can't be \(gesture.participle)" : "can be \(gesture.participle)"
      throw unexpected("stepper \(target.name.shown) that \(found)", "the opposite")
    }
  }

  private func unexpected(_ found: String, _ expected: String) -> FlowFailure {
    failure(.unexpected(found: found, expected: expected))
  }
}

extension Layer {
  /// The nodes that show a value.
  fileprivate var values: [Node<Action>] {
    flattenedNodes.filter { $0.role == .value || $0.role == .stepper }
  }

  /// The texts that a person reads: the name of the layer, its texts, and its headings.
  fileprivate var texts: [String] {
    let names = flattenedNodes.filter { $0.role == .text || $0.role == .group }.map { $0.name }
    return [name] + names.filter { $0.isEmpty == false }
  }

  /// The layer as an error shows it.
  fileprivate var shown: String {
    "\(role.rawValue) \(name.shown)"
  }
}
