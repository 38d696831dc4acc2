package import FlowExplorer
import Foundation

/// A part of an app's states, which is explored by itself.
package struct ExploredPart: Sendable {
  /// The result of exploring a part.
  struct Outcome {
    let states: Int
    let transitions: Int
    /// Whether everything was visited and every property holds.
    let holds: Bool
    let violations: [Finding]
    /// The result in one line, below the heading.
    let summary: String
    /// The figures and the result of each property.
    let details: String
  }

  let name: String
  /// The line above the results of consecutive parts that have the same.
  let heading: String
  let explore: @Sendable () -> Outcome

  /// - Parameters:
  ///   - language: The language, or `nil` if the app speaks only one.
  ///   - makeExplorer: A closure that makes the explorer of the part.
  package init<App>(
    _ name: String, in language: String?, heading: String,
    _ makeExplorer: @escaping @Sendable () -> Explorer<App>
  ) {
    self.name = name + (language.map { " (\($0))" } ?? "")
    self.heading = heading
    let start = "  " + (language.map { "\($0): " } ?? "")
    explore = {
      let workers = 8 * ProcessInfo.processInfo.activeProcessorCount
      let exploration = makeExplorer().explore(workers: workers)
      return Outcome(
        states: exploration.states.count, transitions: exploration.transitionCount,
        holds: exploration.holds, violations: exploration.violations,
        summary: start + exploration.line, details: exploration.details)
    }
  }
}

extension Exploration {
  fileprivate var line: String {
    let laws = violations.count
    let result =
      laws > 0 ? ", \(laws) \(laws == 1 ? "law fails" : "laws fail")" : ", every law holds"
    return "\(states.count) states, \(transitionCount) transitions"
      + (extent == "complete" ? "" : ", \(extent)") + (isComplete || laws > 0 ? result : "") + "\n"
  }
}
