/// A headless app whose whole state is one value, which can be read and restored.
///
/// An explorer relies on it: states that are equal count as one, and restoring a state goes back to
/// it, whatever has been done since.
public protocol RestorableApp<Action>: HeadlessApp, SendableMetatype {
  /// Everything that can change.
  associatedtype State: Hashable & Sendable

  /// Everything that can change, as one value.
  var state: State { get }

  /// Goes back to a state that this app, or another one like it, was in.
  ///
  /// - Parameter state: The state to restore.
  /// - Returns: `true` if the app is in the state now; `false` if it can't go back to it, which
  ///   leaves the app as it was.
  mutating func restore(_ state: State) -> Bool
}
