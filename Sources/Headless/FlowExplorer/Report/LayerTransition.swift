public import HeadlessUI

/// A transition from one layer to another by an affordance.
public struct LayerTransition: Hashable, Sendable {
  /// The topmost layer before.
  public let origin: LayerIdentity
  /// The affordance that was performed.
  public let affordance: AffordanceIdentity
  /// The topmost layer after.
  public let destination: LayerIdentity
}

/// The identity of a layer: its kind and its name.
public struct LayerIdentity: Hashable, Sendable {
  /// The kind of the layer.
  public let role: Role
  /// The name of the layer.
  public let name: String

  init(_ layer: LayerSummary) {
    role = layer.role
    name = layer.name
  }
}

/// An affordance of a layer that was never performed, because it was disabled in every state that
/// was visited or didn't belong to the scope.
public struct UntriedAffordance: Hashable, Sendable {
  /// The layer.
  public let origin: LayerIdentity
  /// The affordance.
  public let affordance: AffordanceIdentity
}

private struct TransitionKey: Hashable {
  let layer: UInt32
  let affordance: UInt32
  let target: UInt32
}

extension StateGraph {
  /// Each transition between the layers of visited states, once.
  var layerTransitions: [LayerTransition] {
    var keys: Set<TransitionKey> = []
    var latest = layers.map { [UInt32?](repeating: nil, count: $0.affordances.count) }
    var seen: Set<LayerTransition> = []
    var transitions: [LayerTransition] = []
    for number in 0..<visitedCount {
      let layer = layerNumbers[number]
      for edge in edges(of: number) where Int(targets[edge]) < visitedCount {
        let (affordance, target) = (affordances[edge], layerNumbers[Int(targets[edge])])
        guard (latest[Int(layer)][Int(affordance)] == target) == false else { continue }
        latest[Int(layer)][Int(affordance)] = target
        let key = TransitionKey(layer: layer, affordance: affordance, target: target)
        guard keys.insert(key).inserted else { continue }
        let transition = LayerTransition(
          origin: LayerIdentity(layers[Int(layer)]),
          affordance: layers[Int(layer)].affordances[Int(affordance)],
          destination: LayerIdentity(layers[Int(target)]))
        if seen.insert(transition).inserted { transitions.append(transition) }
      }
    }
    return transitions
  }

  /// Each affordance of a visited layer that was never performed, once.
  var untriedAffordances: [UntriedAffordance] {
    var seen = Set(
      layerTransitions.map { UntriedAffordance(origin: $0.origin, affordance: $0.affordance) })
    var numbers: Set<UInt32> = []
    let order = layerNumbers.prefix(visitedCount).filter { numbers.insert($0).inserted }
    return order.map { layers[Int($0)] }.flatMap { layer in
      layer.affordances.map { UntriedAffordance(origin: LayerIdentity(layer), affordance: $0) }
    }
    .filter { seen.insert($0).inserted }
  }
}
