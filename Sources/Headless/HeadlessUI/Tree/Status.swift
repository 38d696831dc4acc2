/// A condition that may hold of a control, such as "sold out".
///
/// A control names its condition also while it does not hold, so that a layout can keep room for
/// it.
public struct Status: Hashable, Sendable {
  /// What the condition is called.
  public var name: String
  /// Whether the condition holds now.
  public var holds: Bool

  /// Creates a condition.
  public init(_ name: String, holds: Bool) {
    self.name = name
    self.holds = holds
  }
}
