public import HeadlessUI
import PlainText

/// The control that a person taps, by its name.
public struct Target: Hashable, Sendable {
  /// The kind of control, or `nil` if the name is enough.
  public var role: Role?
  /// The name of the control, compared by canonical equivalence.
  public var name: String
  /// The identifier of the control, or `nil` if the name is enough.
  public var identifier: String?

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - name: The name of the control.
  ///   - role: The kind of control.
  ///   - identifier: The identifier of the control, to choose between several with the same name.
  public init(_ name: String, role: Role? = nil, identifier: String? = nil) {
    self.role = role
    self.name = name
    self.identifier = identifier
  }

  /// The roles that a flow can give to a target, which are those that a person can tap.
  static let roles: [Role] = [.button]

  /// Returns whether the target matches a node.
  func matches<Action>(_ node: Node<Action>) -> Bool {
    node.name == name && (role == nil || role == node.role)
      && (identifier == nil || identifier == node.identifier)
  }

  /// Returns whether the target matches the part that offers an affordance.
  func matches<Action>(_ affordance: Affordance<Action>) -> Bool {
    affordance.name == name && (role == nil || role == affordance.role)
      && (identifier == nil || identifier == affordance.identifier)
  }
}

extension Target: ExpressibleByStringLiteral {
  /// Creates a target from a name alone.
  ///
  /// - Parameter name: The name of the control.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension Target: CustomStringConvertible {
  /// The target as a flow writes it.
  public var description: String {
    (role.map { "\($0.rawValue) " } ?? "") + named(name, identifier)
  }
}

/// Returns a name as a flow writes it, with the identifier if there is one.
func named(_ name: String, _ identifier: String?) -> String {
  name.quoted + (identifier.map { " id \($0.quoted)" } ?? "")
}
