extension Screen {
  /// Everything that the topmost layer offers, in reading order and its dismissal last.
  ///
  /// What a modal covers is left out; what is disabled is there without an action, so that numbers
  /// given to affordances do not shift when a control is disabled.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable
  public var affordances: [Affordance<Action>] {
    topLayer.affordances
  }

  /// What a person can do now, in reading order.
  @inlinable
  public var actions: [Action] {
    affordances.compactMap { $0.action }
  }
}

extension Layer {
  /// Everything that the layer offers, in reading order and its dismissal last.
  @inlinable
  public var affordances: [Affordance<Action>] {
    var affordances: [Affordance<Action>] = []
    forEachAffordance { affordances.append($0) }
    return affordances
  }

  /// Hands over each of ``affordances`` in turn, without making a list of them.
  @inlinable
  public func forEachAffordance(_ body: (Affordance<Action>) -> Void) {
    for button in buttons { body(button.affordance) }
    for node in content { node.forEachAffordance(body) }
    guard let dismissal else { return }
    body(Affordance(role: role, name: name, gesture: .dismiss, action: dismissal))
  }
}

extension Node {
  /// Everything that the node and the nodes inside it offer, in reading order.
  @inlinable
  public var affordances: [Affordance<Action>] {
    var affordances: [Affordance<Action>] = []
    forEachAffordance { affordances.append($0) }
    return affordances
  }

  @inlinable
  func forEachAffordance(_ body: (Affordance<Action>) -> Void) {
    switch self {
    case .text, .value:
      break
    case .button(let button):
      body(button.affordance)
    case .stepper(let stepper):
      body(stepper.affordance(.decrement, stepper.decrement))
      body(stepper.affordance(.increment, stepper.increment))
    case .group(let group):
      for child in group.children { child.forEachAffordance(body) }
    }
  }
}

extension Button {
  @inlinable
  var affordance: Affordance<Action> {
    Affordance(role: .button, name: name, identifier: identifier, gesture: .tap, action: action)
  }
}

extension Stepper {
  @inlinable
  func affordance(_ gesture: Gesture, _ action: Action?) -> Affordance<Action> {
    Affordance(
      role: .stepper, name: name, identifier: identifier, gesture: gesture, action: action)
  }
}
