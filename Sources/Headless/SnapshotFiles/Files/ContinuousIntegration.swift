/// Continuous integration, in which no snapshot is ever written.
package enum ContinuousIntegration {
  /// Returns whether an environment is that of continuous integration: `CI` is set, and neither `0`
  /// nor `false`.
  package static func isRunning(in environment: [String: String]) -> Bool {
    ["", "0", "false"].contains(environment["CI"] ?? "") == false
  }
}
