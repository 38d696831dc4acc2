/// A string that identifies a fruit, a juice, or another subject, typed by the subject.
///
/// Two identifiers are equal if their raw values are. People read a ``LocalizedName`` instead.
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
