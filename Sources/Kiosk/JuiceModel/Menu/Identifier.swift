/// The name by which data refers to a subject, distinct for each kind of subject.
///
/// Two identifiers are equal when their raw values are; what a person reads is a ``LocalizedName``.
public struct Identifier<Subject>: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identifier as it stands in data, such as `strawberry`.
  public let rawValue: String

  /// Creates an identifier from its text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from a literal.
  public init(stringLiteral rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Identifier: CustomStringConvertible {
  /// The raw value.
  public var description: String { rawValue }
}
