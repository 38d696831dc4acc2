/// The name by which data refers to a subject, with a type of its own for each kind of subject.
///
/// Two identifiers are equal if their raw values are. What a person reads is a ``LocalizedName``.
public struct Identifier<Subject>: Hashable, Sendable {
  /// The identifier as it appears in data, such as `strawberry`.
  public let rawValue: String

  /// Creates an identifier from its text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Identifier: ExpressibleByStringLiteral {
  /// Creates an identifier from a literal.
  public init(stringLiteral rawValue: String) {
    self.init(rawValue)
  }
}

extension Identifier: CustomStringConvertible {
  /// The raw value.
  public var description: String { rawValue }
}
