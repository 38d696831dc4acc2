import CellText
import FlowExplorer
import ProgramArguments
package import ProgramUI

extension AppProgram {
  /// Has the program explore parts of the app, in the order of the report, and draw a map of its layers as a
  /// Mermaid flowchart.
  package mutating func explore(
    _ parts: @escaping @Sendable (ProgramOptions) -> [ExploredPart],
    map: @escaping @Sendable (_ language: String) -> String
  ) {
    options += AppProgram.exploringOptions
    explore = { options, write in
      guard options.isMap else { return options.explore(parts(options), write) }
      write(map(options.language))
      return .success
    }
  }

  private static var exploringOptions: [Option] {
    let format = Option.choice(
      "--format", ["text", "mermaid"], "a report, or a map of the layers (default: text)"
    ) { $0.isMap = $1 == "mermaid" }
    let reporting: [Option] = [
      .flag("--verbose", "also print each law and the coverage") { $0.isVerbose = true },
      .flag("--all", "go on after a law has failed, for up to 100000 states") {
        $0.statesAfterViolation = 100_000
      },
      .number("--states", in: 1...2_000_000_000, "end each exploration after N states") {
        $0.states = $1
      },
    ]
    return [format.limited(to: [.explore])]
      + reporting.map { $0.limited(to: [.explore], without: ["--format mermaid"]) }
  }
}

extension ProgramOptions {
  /// Explores parts, and prints a report: each part with a line for each language, then the violations, those
  /// after fewer steps first, and the verdict.
  ///
  /// Each exploration shows its own progress on the terminal of standard error.
  ///
  /// - Returns: The exit status of the worst exploration.
  fileprivate func explore(_ parts: [ExploredPart], _ write: (String) -> Void) -> ExitStatus {
    var outcomes: [ExploredPart.Outcome] = []
    var heading: String?
    for part in parts {
      let outcome = part.explore(isVerbose)
      if (part.heading == heading) == false { write("\(part.heading)\n") }
      heading = part.heading
      write(outcome.text)
      outcomes.append(outcome)
    }
    let violations = outcomes.flatMap { $0.violations }.sorted { $0.steps < $1.steps }
    write(violations.map { $0.report }.joined())
    let (status, verdict) = verdict(on: outcomes)
    write("\(verdict)\n")
    return status
  }

  private func verdict(on outcomes: [ExploredPart.Outcome]) -> (ExitStatus, String) {
    let violated = outcomes.count { $0.violations.isEmpty == false }
    let short = outcomes.count { $0.holds == false }
    let explorations = "of \(outcomes.count.counted("exploration"))"
    if violated > 0 { return (.failure, "A law fails in \(violated) \(explorations).") }
    if short > 0 {
      let bound = states == nil ? "a bound" : "--states"
      return (.undecided, "No law fails, but \(bound) cut \(short) \(explorations) short.")
    }
    let states = outcomes.reduce(0) { $0 + $1.states }.counted("state")
    let transitions = outcomes.reduce(0) { $0 + $1.transitions }.counted("transition")
    return (.success, "Every law holds in all of \(states) and \(transitions).")
  }
}
