import FlowExplorer
import JuiceExploration

/// Explores the kiosk, and prints each scope with a line for each language, then the violations, those
/// after fewer steps first, and the verdict.
///
/// The progress and the cost, which differ from run to run, are printed as errors. The exit status is
/// that of the worst exploration.
///
/// - Parameters:
///   - isInteractive: A Boolean value that indicates whether the errors are shown by a terminal, on
///     which the progress is always the same line.
///   - progressInterval: The seconds that pass at least before the progress is told again.
func explore(
  _ options: Options,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream,
  scopes: [KioskScope] = KioskScope.all,
  isInteractive: Bool = false,
  progressInterval: Double = 3
) async -> ExitStatus {
  guard (options.format == .mermaid) == false else {
    let explorers = KioskScope.mapExplorers(of: options.menu, phrases: options.phrases)
    let explorations = explorers.map { $0.explore() }
    let openings = explorations.map { "\($0.scope): \($0.extent)" }.joined(separator: "; ")
    let map = LayerMap(
      explorations.flatMap { $0.layerTransitions },
      scope: "\(options.menu.size), each order and each step of "
        + "the stock sheet once; \(openings)")
    output.write("\(map)")
    return .success
  }
  let parts = ExploredPart.all(scopes, options)
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
      output.write(outcome.report)
      if options.isVerbose { errors.write(outcome.cost) }
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
  output.write("\(verdict(status, on: outcomes, options))\n")
  return status
}

/// Returns the violations of parts with their names, those after fewer steps first.
func violations(of parts: [(name: String, violations: [Finding])]) -> String {
  parts.flatMap { part in part.violations.map { (part.name, $0) } }
    .sorted { $0.1.stepCount < $1.1.stepCount }
    .map { "\($0)\n\($1.report)" }.joined()
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
