import Dispatch
import FlowExplorer
import Foundation
import JuiceLaws
import JuiceModel
import JuiceScreens
import Synchronization

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

/// The explorations of all parts, which share the processors.
private final class ExploredRun: Sendable {
  private struct State {
    var visited: [Int: Int] = [:]
    var outcomes: [Int: ExploredPart.Outcome] = [:]
  }

  private let parts: [ExploredPart]
  private let state = Mutex(State())
  private let isAnyDone = DispatchSemaphore(value: 0)

  /// Starts to explore.
  init(_ parts: [ExploredPart]) {
    self.parts = parts
    let product = parts.firstIndex { $0.scope == .product } ?? parts.count
    DispatchQueue.global().async { [self] in
      concurrently(product) { explore($0) }
      for number in product..<parts.count { explore(number) }
    }
  }

  /// Explores a part, on all processors unless others are explored at the same time.
  private func explore(_ number: Int) {
    let outcome = parts[number].outcome { explorer in
      explorer.exploreKiosk(workers: 8 * processorCount, concurrently: concurrently) { _, visited in
        state.withLock { $0.visited[number] = visited }
      }
    }
    state.withLock { $0.outcomes[number] = outcome }
    isAnyDone.signal()
  }

  /// Returns what there is to tell about a part, or `nil` if no part is done within some seconds.
  func outcome(_ number: Int, within seconds: Double) -> ExploredPart.Outcome? {
    while true {
      if let outcome = state.withLock({ $0.outcomes[number] }) { return outcome }
      if isAnyDone.wait(timeout: .now() + seconds) == .timedOut { return nil }
    }
  }

  /// The number of states so far, and what is being explored.
  var progress: String {
    let state = state.withLock { $0 }
    let visited = state.visited.values.reduce(0, +)
    let names = parts.indices
      .filter { (state.visited[$0] == nil) == false && state.outcomes[$0] == nil }
      .map { parts[$0].name }
    return "\(visited) states so far, now \(names.joined(separator: " and "))"
  }
}

private var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

/// Calls a closure with each number from 0 to a count, on all processors, and waits for the calls.
private func concurrently(_ count: Int, _ work: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: work)
}
