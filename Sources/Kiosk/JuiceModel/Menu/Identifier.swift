/// A string that identifies a fruit, a juice, or another subject, typed by the subject.
///
/// Two identifiers are equal if their raw values are. People read a ``LocalizedName`` instead.
/// Identifiers in code are constants, such as `.kiwi`, so that a typing mistake doesn't compile.
public struct Identifier<Subject>: Hashable, Sendable {
  /// The identifier as it appears in data, such as `strawberry`.
  public let rawValue: String

  /// Creates an identifier from its text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Identifier: CustomStringConvertible {
  /// The raw value.
  public var description: String { rawValue }
}
