public import FlowDriver
public import HeadlessUI

/// A transition from one layer to another by an affordance.
package struct LayerTransition: Hashable, Sendable {
  let origin: LayerIdentity
  let affordance: AffordanceIdentity
  let destination: LayerIdentity

  /// Hashes what nearly always tells the affordances apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(affordance.identifier ?? affordance.name)
  }
}

@usableFromInline
struct LayerSummary: Hashable, Sendable {
  @usableFromInline let identity: LayerIdentity
  @usableFromInline let affordances: [AffordanceIdentity]

  @inlinable
  init<Action>(_ layer: Layer<Action>, _ affordances: [Affordance<Action>]) {
    identity = layer.identity
    self.affordances = affordances.map { $0.identity }
  }

  /// Hashes the names alone, which nearly always tell layers apart.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(identity.identifier)
    for affordance in affordances { hasher.combine(affordance.name) }
  }

  /// The likeliest way to leave the layer: the last button of an alert, the dismissal of a sheet,
  /// or a button of a screen.
  @usableFromInline
  var wayOut: [Command] {
    let button = affordances.last { $0.role == .button }
    let tap = button.map { Command.tap($0.name, identifier: $0.identifier) }
    if identity.role == .alert { return [tap ?? .dismiss, .expect(.noAlert)] }
    guard identity.role == .screen, let button else { return [.dismiss] }
    return [.expect(.button(button.name, identifier: button.identifier, isEnabled: true))]
  }
}

extension StateGraph {
  /// The first step of each transition between the layers of visited states, in the order of discovery.
  var layerSteps: [(transition: LayerTransition, step: WalkStep)] {
    var transitions: Set<LayerTransition> = []
    return steps.prefix(transitionCount).compactMap { step in
      guard step.target < visitedCount else { return nil }
      let transition = LayerTransition(
        origin: layers[step.origin].identity, affordance: control(of: step),
        destination: layers[step.target].identity)
      return transitions.insert(transition).inserted ? (transition, step) : nil
    }
  }
}
