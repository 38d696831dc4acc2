import Descriptors
import Dispatch
import FlowExplorer
import Foundation
import JuiceLaws
import JuiceModel
import JuiceScreens
import Synchronization

/// Explores the kiosk and reports what was found.
///
/// - Parameters:
///   - options: The options of the command.
///   - output: The stream for the report.
///   - errors: The stream for the progress, for the cost, which differs from run to run, and for what
///     wasn't explored.
///   - showsProgress: Whether to show the progress.
/// - Returns: The exit status, which is that of the worst exploration.
func explore(
  _ options: Options,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream,
  showsProgress: Bool = false
) -> ExitStatus {
  func explored<App>(_ explorer: Explorer<App>) -> Exploration<App> {
    defer { if showsProgress { errors.write("\r\u{1B}[K") } }
    return explorer.explore(workers: processorCount, concurrently: concurrently) { found, visited in
      if showsProgress { errors.write("\r\(visited) of \(found) states\u{1B}[K") }
    }
  }
  guard (options.format == .mermaid) == false else {
    output.write(
      "\(map(of: options.menu, KioskExploration.mapExplorers(of: options.menu, phrases: options.phrases).map(explored)))"
    )
    return .success
  }
  var statuses: [ExitStatus] = []
  func tell(_ outcome: ExploredPart.Outcome) {
    output.write(outcome.report)
    errors.write(outcome.remarks)
    statuses.append(outcome.status)
  }
  let parts = ExploredPart.parts(options)
  for part in parts where part.isLarge { tell(part.outcome(of: explored)) }
  let others = parts.filter { $0.isLarge == false }
  if showsProgress { errors.write("\r\(others.count) smaller scopes\u{1B}[K") }
  let outcomes = sideBySide(others) { part in part.outcome { $0.explore() } }
  if showsProgress { errors.write("\r\u{1B}[K") }
  for outcome in outcomes { tell(outcome) }
  return [.failure, .undecided].first { statuses.contains($0) } ?? .success
}

/// Returns the map of a menu that was explored from several openings.
private func map(of menu: Menu, _ explorations: [Exploration<JuiceKiosk>]) -> LayerMap {
  let openings = explorations.map { "\($0.scope): \($0.extent)" }.joined(separator: "; ")
  return LayerMap(
    explorations.flatMap { $0.layerTransitions },
    scope: "\(menu.size), each order and each step of "
      + "the stock sheet once; \(openings)")
}

/// The number of processors that can be used.
var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

/// Calls a closure with each number from 0 to a count, on all processors, and waits for the calls.
func concurrently(_ count: Int, _ work: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: work)
}

/// Calls a closure with each of some values, on all processors, and returns the results in order.
func sideBySide<Value: Sendable, Result: Sendable>(
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

/// Returns the peak memory use of the process in kilobytes.
///
/// On Linux, that is `VmHWM`, because `getrusage` also counts the program that started this one.
func peakMemory() -> Int {
  #if os(Linux)
    let status = (try? readFile("/proc/self/status", upTo: 65_536)) ?? []
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter { $0.isNumber }) } ?? 0
  #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss / 1_024
  #endif
}
