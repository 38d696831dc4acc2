/// The identity of a layer: its kind and its identifier.
public struct LayerIdentity: Hashable, Sendable {
  /// The kind of the layer.
  public let role: Role
  /// The identifier of the layer.
  public let identifier: String
}

/// The identity of an affordance of a layer, enabled or not.
public struct AffordanceIdentity: Hashable, Sendable {
  /// The kind of the control or layer that offers it.
  public let role: Role
  /// The name of the control or the event, or an empty text for a dismissal.
  public let name: String
  /// The identifier of the control, or `nil` if it has none.
  public let identifier: String?
  /// The gesture.
  public let gesture: Gesture

  @inlinable
  init<Action>(_ affordance: Affordance<Action>) {
    (role, gesture) = (affordance.role, affordance.gesture)
    (name, identifier) = (gesture == .dismiss ? "" : affordance.name, affordance.identifier)
  }
}

extension Layer {
  /// The identity of the layer, the same in each of its states.
  public var identity: LayerIdentity { LayerIdentity(role: role, identifier: identifier) }
}

extension Affordance {
  /// The identity of the affordance, the same in each state of its control.
  @inlinable
  public var identity: AffordanceIdentity { AffordanceIdentity(self) }
}
