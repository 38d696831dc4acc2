import CellText
package import FlowExplorer
import Foundation

/// A part of an app's states, which is explored by itself.
package struct ExploredPart: Sendable {
  /// The result of exploring a part.
  struct Outcome {
    /// The lines below the heading.
    let text: String
    /// The report of each violation, and the number of its steps.
    let violations: [(steps: Int, report: String)]
    /// Whether everything was visited and every property holds.
    let holds: Bool
    let states: Int
    let transitions: Int
  }

  /// The line above the results of consecutive parts that have the same.
  let heading: String
  /// Explores the part, and tells each law and the coverage if it's verbose.
  let explore: @Sendable (_ isVerbose: Bool) -> Outcome

  /// - Parameters:
  ///   - language: The language, or `nil` if the app speaks only one.
  ///   - makeExplorer: A closure that makes the explorer of the part.
  package init<App>(
    _ name: String, in language: String?, heading: String,
    _ makeExplorer: @escaping @Sendable () -> Explorer<App>
  ) {
    let name = name + (language.map { " (\($0))" } ?? "")
    let start = "  " + (language.map { "\($0): " } ?? "")
    self.heading = heading
    explore = { isVerbose in
      let workers = 8 * ProcessInfo.processInfo.activeProcessorCount
      let exploration = makeExplorer().explore(workers: workers)
      return Outcome(
        text: start + exploration.line + (isVerbose ? exploration.details : ""),
        violations: exploration.violations.map { ($0.stepCount, "\(name)\n\($0.report)") },
        holds: exploration.holds, states: exploration.states.count,
        transitions: exploration.transitionCount)
    }
  }
}

extension Exploration {
  fileprivate var line: String {
    let laws = violations.count
    let result =
      laws > 0 ? ", \(laws) \(laws == 1 ? "law fails" : "laws fail")" : ", every law holds"
    return "\(states.count.counted("state")), \(transitionCount.counted("transition"))"
      + (extent == "complete" ? "" : ", \(extent)") + (isComplete || laws > 0 ? result : "") + "\n"
  }
}
