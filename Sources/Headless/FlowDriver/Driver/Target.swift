public import HeadlessUI

/// The control that a person taps, by what it is called.
public struct Target: Hashable, Sendable {
  /// The kind of control, or nothing where the name says enough.
  public var role: Role?
  /// What the control is called, compared by canonical equivalence.
  public var name: String
  /// What tells it apart from others of its name, or nothing where the name says enough.
  public var identifier: String?

  /// Creates a target.
  public init(_ name: String, role: Role? = nil, identifier: String? = nil) {
    self.role = role
    self.name = name
    self.identifier = identifier
  }

  /// The roles that a flow may give to a target: what a person can tap.
  static let roles: [Role] = [.button]
}

extension Target: ExpressibleByStringLiteral {
  /// Creates a target from a name alone.
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
