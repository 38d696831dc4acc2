import FlowExplorer

extension CommandOptions {
  /// Explores the app, and prints a report or a map.
  ///
  /// - Parameters:
  ///   - isInteractive: A Boolean value that indicates whether the errors are shown by a terminal.
  ///   - progressInterval: The seconds that pass at least before the progress is told again.
  /// - Returns: The exit status of the worst exploration.
  package func explore(
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream,
    isInteractive: Bool = false, progressInterval: Double = 3
  ) -> ExitStatus {
    if isMap {
      output.write(app.map(in: language))
      return .success
    }
    let outcomes = app.parts(self).report(
      &output, &errors, isVerbose: isVerbose, isInteractive: isInteractive,
      progressInterval: progressInterval, bound: states == nil ? "a bound" : "--states")
    let isViolated = outcomes.contains { $0.violations.isEmpty == false }
    return isViolated ? .failure : outcomes.allSatisfy { $0.holds } ? .success : .undecided
  }
}
