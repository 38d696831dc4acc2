import Dispatch
import FlowExplorer
import Foundation
import JuiceLaws
import JuiceModel
import JuiceScreens
import Synchronization

/// Explores the kiosk, and prints a line for each scope and language, and then the verdict.
///
/// The progress and the cost, which differ from run to run, are printed as errors. The exit status is
/// that of the worst exploration.
func explore(
  _ options: Options,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream,
  showsProgress: Bool = false
) -> ExitStatus {
  func explored<App>(_ explorer: Explorer<App>) -> Exploration<App> {
    defer { if showsProgress { errors.write("\r\u{1B}[K") } }
    return explorer.explore(workers: 8 * processorCount, concurrently: concurrently) {
      found, visited in
      if showsProgress { errors.write("\r\(visited) of \(found) states\u{1B}[K") }
    }
  }
  guard (options.format == .mermaid) == false else {
    let explorers = KioskScope.mapExplorers(of: options.menu, phrases: options.phrases)
    output.write("\(map(of: options.menu, explorers.map(explored)))")
    return .success
  }
  var outcomes: [ExploredPart.Outcome] = []
  func tell(_ outcome: ExploredPart.Outcome) {
    output.write(outcome.report)
    if options.isVerbose { errors.write(outcome.cost) }
    outcomes.append(outcome)
  }
  let parts = ExploredPart.all(options)
  for part in parts where part.isLarge { tell(part.outcome(of: explored)) }
  let others = parts.filter { $0.isLarge == false }
  if showsProgress { errors.write("\r\(others.count) smaller scopes\u{1B}[K") }
  let found = sideBySide(others) { part in part.outcome { $0.explore() } }
  if showsProgress { errors.write("\r\u{1B}[K") }
  for outcome in found { tell(outcome) }
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
    let most = 10 * min(options.states, Options.mostStates / 10)
    return "No law fails, but \(count) of \(outcomes.count) explorations were cut short; "
      + "use --states \(most)."
  }
}

private func map(of menu: Menu, _ explorations: [Exploration<JuiceKiosk>]) -> LayerMap {
  let openings = explorations.map { "\($0.scope): \($0.extent)" }.joined(separator: "; ")
  return LayerMap(
    explorations.flatMap { $0.layerTransitions },
    scope: "\(menu.size), each order and each step of "
      + "the stock sheet once; \(openings)")
}

private var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

/// Calls a closure with each number from 0 to a count, on all processors, and waits for the calls.
private func concurrently(_ count: Int, _ work: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: work)
}

/// Calls a closure with each of some values, on all processors, and returns the results in order.
private func sideBySide<Value: Sendable, Result: Sendable>(
  _ values: [Value],
  _ work: @Sendable (Value) -> Result
) -> [Result] {
  let results = Mutex([Int: Result]())
  concurrently(values.count) { number in
    let result = work(values[number])
    results.withLock { $0[number] = result }
  }
  let found = results.withLock { $0 }
  return values.indices.compactMap { found[$0] }
}
