package import CommandSyntax
import FlowExplorer

extension CommandOptions {
  /// Explores the app, and prints a map, or a report: each part with a line for each language, then the
  /// violations, those after fewer steps first, and the verdict.
  ///
  /// Each exploration shows its own progress on the terminal of standard error.
  ///
  /// - Returns: The exit status of the worst exploration.
  package func explore(_ output: inout some TextOutputStream) -> ExitStatus {
    if isMap {
      output.write(app.map(language))
      return .success
    }
    var outcomes: [ExploredPart.Outcome] = []
    var heading: String?
    for part in app.parts(self) {
      let outcome = part.explore(isVerbose)
      if (part.heading == heading) == false { output.write("\(part.heading)\n") }
      heading = part.heading
      output.write(outcome.text)
      outcomes.append(outcome)
    }
    let violations = outcomes.flatMap { $0.violations }.sorted { $0.steps < $1.steps }
    output.write(violations.map { $0.report }.joined())
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
