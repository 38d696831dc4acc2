import FlowExplorer

extension CommandOptions {
  /// Explores the app, and prints each scope with a line for each language, then the violations, those
  /// after fewer steps first, and the verdict.
  ///
  /// The progress and the cost, which differ from run to run, are printed as errors. The exit status is
  /// that of the worst exploration.
  ///
  /// - Parameters:
  ///   - isInteractive: A Boolean value that indicates whether the errors are shown by a terminal, on
  ///     which the progress is always the same line.
  ///   - progressInterval: The seconds that pass at least before the progress is told again.
  package func explore(
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream,
    isInteractive: Bool = false, progressInterval: Double = 3
  ) async -> ExitStatus {
    if isMap {
      output.write(app.map(in: language))
      return .success
    }
    let parts = app.parts(self)
    let (events, continuation) = AsyncStream.makeStream(
      of: (part: Int, visited: Int, outcome: ExploredPart.Outcome?).self)
    async let exploring: Void = withTaskGroup { group in
      for (index, part) in parts.enumerated() {
        group.addTask {
          let outcome = part.explore { continuation.yield((index, $0, nil)) }
          continuation.yield((index, outcome.states, outcome))
        }
      }
      await group.waitForAll()
      continuation.finish()
    }
    var latest: [Int: (visited: Int, outcome: ExploredPart.Outcome?)] = [:]
    var outcomes: [ExploredPart.Outcome] = []
    var lastProgress = ContinuousClock.now
    for await event in events {
      latest[event.part] = (event.visited, event.outcome)
      while let outcome = latest[outcomes.count]?.outcome {
        if isInteractive { errors.write("\r\u{1B}[K") }
        let details = isVerbose ? outcome.details : ""
        output.write(parts[outcomes.count].start + outcome.line + details)
        let (time, pace) = (outcome.seconds * 1_000, Double(outcome.states) / outcome.seconds)
        if isVerbose { errors.write("  \(Int(time)) ms, \(Int(pace)) states/s\n") }
        outcomes.append(outcome)
      }
      guard event.outcome == nil, lastProgress.duration(to: .now) >= .seconds(progressInterval)
      else { continue }
      lastProgress = .now
      let names = latest.filter { $1.outcome == nil }.keys.sorted().map { parts[$0].name }
      let count = latest.values.reduce(0) { $0 + $1.visited }
      let progress = "\(count) states so far, now \(names.joined(separator: " and "))"
      errors.write(isInteractive ? "\r\(progress)\u{1B}[K" : "explore: \(progress)\n")
    }
    await exploring
    output.write(violations(of: zip(parts, outcomes).map { ($0.name, $1.violations) }))
    let statuses = outcomes.map { $0.status }
    let status = [.failure, .undecided].first { statuses.contains($0) } ?? .success
    output.write("\(verdict(status, on: outcomes))\n")
    return status
  }

  private func verdict(_ status: ExitStatus, on outcomes: [ExploredPart.Outcome]) -> String {
    let count = outcomes.count { $0.status == status }
    switch status {
    case .success:
      let states = outcomes.reduce(0) { $0 + $1.states }
      let transitions = outcomes.reduce(0) { $0 + $1.transitions }
      return "Every law holds in all of \(states) states and \(transitions) transitions."
    case .failure: return "A law fails in \(count) of \(outcomes.count) explorations."
    default:
      let bound = states == nil ? "a bound" : "--states"
      return "No law fails, but \(bound) cut \(count) of \(outcomes.count) explorations short."
    }
  }
}

/// Returns the violations of parts with their names, those after fewer steps first.
func violations(of parts: [(name: String, violations: [Finding])]) -> String {
  parts.flatMap { part in part.violations.map { (part.name, $0) } }
    .sorted { $0.1.stepCount < $1.1.stepCount }
    .map { "\($0)\n\($1.report)" }.joined()
}
