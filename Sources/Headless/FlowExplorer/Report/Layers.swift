public import FlowDriver
public import HeadlessUI

/// A transition from one layer to another by an affordance.
package struct LayerTransition: Hashable, Sendable {
  /// The topmost layer before.
  package let origin: LayerIdentity
  /// The affordance that was performed.
  package let affordance: AffordanceIdentity
  /// The topmost layer after.
  package let destination: LayerIdentity
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

  /// Returns the command for the affordance at an index.
  func command(_ index: Int) -> Command {
    Command(index, of: affordances)
  }

  /// The likeliest way to leave the layer: the last button of an alert, the dismissal of a sheet,
  /// or a button of a screen.
  @usableFromInline
  var wayOut: [Command] {
    let button = affordances.last { $0.role == .button }
    switch (identity.role, button) {
    case (.alert, let button?):
      return [.tap(button.name, identifier: button.identifier), .expect(.noAlert)]
    case (.alert, nil): return [.dismiss, .expect(.noAlert)]
    case (.screen, let button?):
      return [.expect(.button(button.name, identifier: button.identifier, isEnabled: true))]
    default: return [.dismiss]
    }
  }
}

extension StateGraph {
  /// Each transition between the layers of visited states, once, in the order of discovery.
  var layerTransitions: [LayerTransition] {
    let visited = steps.prefix(transitionCount).lazy.filter { $0.target < visitedCount }
    let numbers = visited.map { [layerNumbers[$0.origin], $0.affordance, layerNumbers[$0.target]] }
    let transitions = numbers.unique.map { number in
      LayerTransition(
        origin: layers[number[0]].identity,
        affordance: layers[number[0]].affordances[number[1]],
        destination: layers[number[2]].identity)
    }
    return transitions.unique
  }
}
