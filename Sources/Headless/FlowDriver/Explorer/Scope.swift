public import HeadlessUI

/// How far an explorer goes: declared, and always told with the result.
public struct Scope<App: RestorableApp>: Sendable {
  /// What the report calls the scope, such as "ordering, 10 of each fruit".
  public let name: String
  /// The most states that are stored.
  public let states: Int
  /// The most steps from the first state.
  public let depth: Int
  @usableFromInline let includes: @Sendable (App.State, Affordance<App.Action>) -> Bool

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - name: What the report calls the scope.
  ///   - states: The most states that are stored, 1 to 2 000 000 000.
  ///   - depth: The most steps from the first state.
  ///   - includes: Whether what a state offers belongs to the scope.
  @inlinable
  public init(
    _ name: String,
    states: Int = 1_000_000,
    depth: Int = .max,
    includes: @escaping @Sendable (App.State, Affordance<App.Action>) -> Bool = { _, _ in true }
  ) {
    self.name = name
    self.states = min(max(states, 1), 2_000_000_000)
    self.depth = depth
    self.includes = includes
  }
}
