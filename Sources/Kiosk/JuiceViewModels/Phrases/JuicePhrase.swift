/// A phrase about a juice, to be completed by the name of its flavour.
public struct JuicePhrase: Hashable, Sendable {
  /// What stands before the flavour.
  public var prefix: String
  /// What stands after the flavour.
  public var suffix: String

  /// Creates a phrase from what stands around the flavour.
  public init(prefix: String = "", suffix: String = "") {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// The phrase about one flavour.
  public func callAsFunction(_ flavour: String) -> String {
    prefix + flavour + suffix
  }
}
