package import FlowExplorer
import Foundation
import HeadlessUI

/// A part of the states of an app, in one language.
package struct ExploredPart: Sendable {
  /// The report on an exploration.
  struct Outcome: Sendable {
    let status: ExitStatus
    let states: Int
    let transitions: Int
    /// The result in one line.
    let line: String
    let details: String
    let violations: [Finding]
    let seconds: Double
  }

  let name: String
  /// The text before the result, such as a heading and the language.
  let start: String
  let explore: @Sendable (_ progress: @escaping (_ visited: Int) -> Void) -> Outcome

  /// - Parameters:
  ///   - language: The language, or `nil` if the app speaks only one.
  ///   - heading: The heading of the report on the first language, in whole lines.
  ///   - makeExplorer: A closure that makes the explorer of the part.
  package init<App>(
    _ name: String, in language: String?, heading: String,
    _ makeExplorer: @escaping @Sendable () -> Explorer<App>
  ) {
    self.name = name + (language.map { " (\($0))" } ?? "")
    start = heading + "  " + (language.map { "\($0): " } ?? "")
    explore = { progress in
      let explorer = makeExplorer()
      let start = ContinuousClock.now
      let exploration = explorer.explore(
        workers: 8 * ProcessInfo.processInfo.activeProcessorCount, progress: { progress($1) })
      return Outcome(
        status: ExitStatus(exploration), states: exploration.states.count,
        transitions: exploration.transitionCount, line: exploration.line,
        details: exploration.details, violations: exploration.violations,
        seconds: max(start.duration(to: .now) / .seconds(1), 1e-9))
    }
  }
}

extension Exploration {
  fileprivate var line: String {
    let laws = violations.count
    let result =
      laws > 0 ? ", \(laws) \(laws == 1 ? "law fails" : "laws fail")" : ", every law holds"
    return "\(states.count) states, \(transitionCount) transitions"
      + (isComplete ? "" : ", \(extent)") + (isComplete || laws > 0 ? result : "") + "\n"
  }
}

extension ExitStatus {
  /// Creates the exit status for an exploration.
  init<App>(_ exploration: Exploration<App>) {
    let isViolated = exploration.violations.isEmpty == false
    self = isViolated ? .failure : exploration.holds ? .success : .undecided
  }
}
