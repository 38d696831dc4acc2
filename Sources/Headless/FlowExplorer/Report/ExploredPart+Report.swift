extension [ExploredPart] {
  /// Explores all parts, and prints each with a line for each language, then the violations, those after
  /// fewer steps first, and the verdict.
  ///
  /// The progress and the cost, which differ from run to run, are printed as errors.
  ///
  /// - Parameters:
  ///   - isVerbose: Whether to print each law, the coverage, and the cost, too.
  ///   - isInteractive: A Boolean value that indicates whether the errors are shown by a terminal, on
  ///     which the progress is always the same line.
  ///   - progressInterval: The seconds that pass at least before the progress is told again.
  ///   - bound: The words for what cuts an exploration short.
  package func report(
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream,
    isVerbose: Bool, isInteractive: Bool, progressInterval: Double, bound: String
  ) -> [ExploredPart.Outcome] {
    var latest: [Int: (visited: Int, outcome: ExploredPart.Outcome?)] = [:]
    var outcomes: [ExploredPart.Outcome] = []
    var lastProgress = ContinuousClock.now
    ExploredPart.explore(self) { event in
      latest[event.part] = (event.visited, event.outcome)
      while let outcome = latest[outcomes.count]?.outcome {
        if isInteractive { for control in ["\r", "\u{1B}[K"] { errors.write(control) } }
        output.write(isVerbose ? outcome.summary + outcome.details : outcome.summary)
        if isVerbose { errors.write(outcome.cost) }
        outcomes.append(outcome)
      }
      guard event.outcome == nil, lastProgress.duration(to: .now) >= .seconds(progressInterval)
      else { return }
      lastProgress = .now
      let names = latest.filter { $1.outcome == nil }.keys.sorted().map { self[$0].name }
      let count = latest.values.reduce(0) { $0 + $1.visited }
      let progress = "\(count) states so far, now \(names.joined(separator: " and "))"
      let parts = isInteractive ? ["\r", progress, "\u{1B}[K"] : ["explore: \(progress)\n"]
      for part in parts { errors.write(part) }
    }
    let violations = zip(self, outcomes).flatMap { part, outcome in
      outcome.violations.map { (steps: $0.stepCount, text: "\(part.name)\n\($0.report)") }
    }
    output.write(violations.sorted { $0.steps < $1.steps }.map { $0.text }.joined())
    output.write("\(verdict(on: outcomes, bound))\n")
    return outcomes
  }

  private func verdict(on outcomes: [ExploredPart.Outcome], _ bound: String) -> String {
    let violated = outcomes.count { $0.violations.isEmpty == false }
    let short = outcomes.count { $0.holds == false }
    if violated > 0 { return "A law fails in \(violated) of \(outcomes.count) explorations." }
    if short > 0 {
      return "No law fails, but \(bound) cut \(short) of \(outcomes.count) explorations short."
    }
    let states = outcomes.reduce(0) { $0 + $1.states }
    let transitions = outcomes.reduce(0) { $0 + $1.transitions }
    return "Every law holds in all of \(states) states and \(transitions) transitions."
  }
}
