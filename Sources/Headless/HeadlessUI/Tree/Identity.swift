@usableFromInline
package struct LayerIdentity: Hashable, Sendable {
  @usableFromInline package let role: Role
  @usableFromInline package let identifier: String
}

extension Layer {
  /// The same in each state of the layer.
  @usableFromInline package var identity: LayerIdentity {
    LayerIdentity(role: role, identifier: identifier)
  }
}

/// The place of an affordance of a layer, by which everything knows a control: all but its action and
/// whether it's enabled, and for a dismissal all but the name of the layer.
public typealias AffordanceIdentity = Affordance<Never>

extension Affordance {
  /// The identity of the affordance, the same in each state of its control.
  @inlinable
  public var identity: AffordanceIdentity {
    AffordanceIdentity(
      role: role, name: gesture == .dismiss ? "" : name, identifier: identifier, groups: groups,
      gesture: gesture, text: text, action: nil)
  }
}
