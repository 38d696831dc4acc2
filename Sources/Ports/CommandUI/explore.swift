import FlowExplorer

extension CommandOptions {
  /// Explores the app, and prints a map, or a report: each part with a line for each language, then the
  /// violations, those after fewer steps first, and the verdict.
  ///
  /// The progress and the cost, which differ from run to run, are printed as errors.
  ///
  /// - Parameters:
  ///   - isInteractive: A Boolean value that indicates whether the errors are shown by a terminal, on
  ///     which the progress is always the same line.
  ///   - progressInterval: The seconds that pass at least before the progress is told again, or
  ///     `nil` for as many as people can read.
  /// - Returns: The exit status of the worst exploration.
  package func explore(
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream,
    isInteractive: Bool = false, progressInterval: Double? = nil
  ) -> ExitStatus {
    if isMap {
      output.write(app.map(language))
      return .success
    }
    let parts = app.parts(self)
    var heading: String?
    var latest: [Int: (visited: Int, outcome: ExploredPart.Outcome?)] = [:]
    var outcomes: [ExploredPart.Outcome] = []
    let pause = Duration.seconds(progressInterval ?? (isInteractive ? 0.2 : 3))
    var lastProgress = ContinuousClock.now
    ExploredPart.explore(parts) { index, visited, outcome in
      latest[index] = (visited, outcome)
      while let outcome = latest[outcomes.count]?.outcome {
        if isInteractive { for control in ["\r", "\u{1B}[K"] { errors.write(control) } }
        let part = parts[outcomes.count]
        if (part.heading == heading) == false { output.write("\(part.heading)\n") }
        heading = part.heading
        output.write(isVerbose ? outcome.summary + outcome.details : outcome.summary)
        if isVerbose { errors.write(outcome.cost) }
        outcomes.append(outcome)
      }
      guard outcome == nil, lastProgress.duration(to: .now) >= pause else { return }
      lastProgress = .now
      let current = latest.filter { $1.outcome == nil }.keys.sorted().map { parts[$0].name }
      let count = latest.values.reduce(0) { $0 + $1.visited }
      let progress = "\(count) states so far, now \(current.joined(separator: " and "))"
      let texts = isInteractive ? ["\r", progress, "\u{1B}[K"] : ["explore: \(progress)\n"]
      for text in texts { errors.write(text) }
    }
    let violations = zip(parts, outcomes).flatMap { part, outcome in
      outcome.violations.map { (steps: $0.stepCount, text: "\(part.name)\n\($0.report)") }
    }
    output.write(violations.sorted { $0.steps < $1.steps }.map { $0.text }.joined())
    let (status, verdict) = verdict(on: outcomes)
    output.write("\(verdict)\n")
    return status
  }

  private func verdict(on outcomes: [ExploredPart.Outcome]) -> (ExitStatus, String) {
    let violated = outcomes.count { $0.violations.isEmpty == false }
    let short = outcomes.count { $0.holds == false }
    let explorations = "of \(outcomes.count) explorations"
    if violated > 0 { return (.failure, "A law fails in \(violated) \(explorations).") }
    if short > 0 {
      let bound = states == nil ? "a bound" : "--states"
      return (.undecided, "No law fails, but \(bound) cut \(short) \(explorations) short.")
    }
    let states = outcomes.reduce(0) { $0 + $1.states }
    let transitions = outcomes.reduce(0) { $0 + $1.transitions }
    return (.success, "Every law holds in all of \(states) states and \(transitions) transitions.")
  }
}
