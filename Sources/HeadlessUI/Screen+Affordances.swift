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
    var affordances = nodes.flatMap { $0.affordances }
    if let dismissal {
      affordances.append(
        Affordance(role: role, name: name, gesture: .dismiss, action: dismissal))
    }
    return affordances
  }
}

extension Node {
  /// Everything that the node and the nodes inside it offer, in reading order.
  @inlinable
  public var affordances: [Affordance<Action>] {
    switch self {
    case .text, .value:
      []
    case .button(let button):
      [
        Affordance(
          role: .button, name: button.name, identifier: button.identifier, gesture: .tap,
          action: button.action)
      ]
    case .stepper(let stepper):
      [
        Affordance(
          role: .stepper, name: stepper.name, identifier: stepper.identifier,
          gesture: .decrement, action: stepper.decrement),
        Affordance(
          role: .stepper, name: stepper.name, identifier: stepper.identifier,
          gesture: .increment, action: stepper.increment),
      ]
    case .group(let group):
      group.children.flatMap { $0.affordances }
    }
  }
}
