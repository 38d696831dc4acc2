/// The identity of a layer: its kind and its name.
public struct LayerIdentity: Hashable, Sendable {
  /// The kind of the layer.
  public let role: Role
  /// The name of the layer.
  public let name: String

  @inlinable
  init(role: Role, name: String) {
    (self.role, self.name) = (role, name)
  }
}

/// The identity of an affordance of a layer, enabled or not.
public struct AffordanceIdentity: Hashable, Sendable {
  /// The kind of the control or layer that offers it.
  public let role: Role
  /// The name of the control or layer.
  public let name: String
  /// The identifier of the control, or `nil` if it has none.
  public let identifier: String?
  /// The gesture.
  public let gesture: Gesture

  @inlinable
  init<Action>(_ affordance: Affordance<Action>) {
    (role, name) = (affordance.role, affordance.name)
    (identifier, gesture) = (affordance.identifier, affordance.gesture)
  }
}

extension Layer {
  /// The identity of the layer, which states of it have in common.
  @inlinable
  public var identity: LayerIdentity { LayerIdentity(role: role, name: name) }
}

extension Affordance {
  /// The identity of the affordance, which states of its control have in common.
  @inlinable
  public var identity: AffordanceIdentity { AffordanceIdentity(self) }
}
