/// One thing that a screen lets a person do, now or in another state.
public struct Affordance<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of part that offers it.
  public let role: Role
  /// What the part is called.
  public let name: String
  /// What tells the part apart from others of its name, where it has to be told apart.
  public let identifier: String?
  /// What a person does.
  public let gesture: Gesture
  /// What that does, or nothing while it is disabled.
  public let action: Action?

  /// Creates an affordance.
  @inlinable
  init(role: Role, name: String, identifier: String? = nil, gesture: Gesture, action: Action?) {
    self.role = role
    self.name = name
    self.identifier = identifier
    self.gesture = gesture
    self.action = action
  }

  /// Whether it can be done now.
  @inlinable
  public var isEnabled: Bool {
    if case .some = action { true } else { false }
  }
}
