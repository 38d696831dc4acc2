/// The identity of a layer: its kind and its identifier.
public struct LayerIdentity: Hashable, Sendable {
  /// The kind of the layer.
  public let role: Role
  /// The identifier of the layer.
  public let identifier: String
}

extension Layer {
  /// The identity of the layer, the same in each of its states.
  public var identity: LayerIdentity { LayerIdentity(role: role, identifier: identifier) }
}

/// The place of an affordance of a layer, by which everything knows a control: all but its action and
/// whether it's enabled, and for a dismissal all but the name of the layer.
public typealias AffordanceIdentity = Affordance<Never>

extension AffordanceIdentity {
  /// Returns whether two controls belong to the same node.
  package func isPlaced(like other: AffordanceIdentity?) -> Bool {
    (name, identifier, groups) == (other?.name, other?.identifier, other?.groups)
  }
}

extension Affordance {
  /// The identity of the affordance, the same in each state of its control.
  @inlinable
  public var identity: AffordanceIdentity {
    AffordanceIdentity(
      role: role, name: gesture == .dismiss ? "" : name, identifier: identifier, groups: groups,
      gesture: gesture, text: text, action: nil)
  }
}
