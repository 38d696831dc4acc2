import FlowExplorer
import JuiceLaws
import JuiceModel
import JuiceScreens

/// Explores the kiosk, and prints each scope with a line for each language, and then the verdict.
///
/// The progress and the cost, which differ from run to run, are printed as errors. The exit status is
/// that of the worst exploration.
///
/// - Parameters:
///   - isInteractive: A Boolean value that indicates whether the errors are shown by a terminal, on
///     which the progress is always the same line.
///   - progressInterval: The seconds without a result after which the progress is told.
func explore(
  _ options: Options,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream,
  scopes: [KioskScope] = KioskScope.all,
  isInteractive: Bool = false,
  progressInterval: Double = 3
) -> ExitStatus {
  guard (options.format == .mermaid) == false else {
    let explorers = KioskScope.mapExplorers(of: options.menu, phrases: options.phrases)
    output.write("\(map(of: options.menu, explorers.map { $0.explore() }))")
    return .success
  }
  let parts = ExploredPart.all(scopes, options)
  let run = ExploredRun(parts)
  var outcomes: [ExploredPart.Outcome] = []
  while outcomes.count < parts.count {
    guard let outcome = run.outcome(outcomes.count, within: progressInterval) else {
      errors.write(isInteractive ? "\r\(run.progress)\u{1B}[K" : "explore: \(run.progress)\n")
      continue
    }
    if isInteractive { errors.write("\r\u{1B}[K") }
    output.write(outcome.report)
    if options.isVerbose { errors.write(outcome.cost) }
    outcomes.append(outcome)
  }
  let statuses = outcomes.map { $0.status }
  let status = [.failure, .undecided].first { statuses.contains($0) } ?? .success
  output.write("\(verdict(status, on: outcomes, options))\n")
  return status
}

private func verdict(
  _ status: ExitStatus,
  on outcomes: [ExploredPart.Outcome],
  _ options: Options
) -> String {
  let count = outcomes.count { $0.status == status }
  switch status {
  case .success:
    let states = outcomes.reduce(0) { $0 + $1.states }
    let transitions = outcomes.reduce(0) { $0 + $1.transitions }
    return "Every law holds in all of \(states) states and \(transitions) transitions."
  case .failure: return "A law fails in \(count) of \(outcomes.count) explorations."
  default:
    return "No law fails, but --states cut \(count) of \(outcomes.count) explorations short."
  }
}

private func map(of menu: Menu, _ explorations: [Exploration<JuiceKiosk>]) -> LayerMap {
  let openings = explorations.map { "\($0.scope): \($0.extent)" }.joined(separator: "; ")
  return LayerMap(
    explorations.flatMap { $0.layerTransitions },
    scope: "\(menu.size), each order and each step of "
      + "the stock sheet once; \(openings)")
}
