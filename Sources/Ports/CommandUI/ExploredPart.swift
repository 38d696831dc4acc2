import Dispatch
package import FlowExplorer
import Foundation

/// A part of an app's states, which is explored concurrently with other parts.
package struct ExploredPart: Sendable {
  /// The result of exploring a part.
  struct Outcome: Sendable {
    let states: Int
    let transitions: Int
    /// Whether everything was visited and every property holds.
    let holds: Bool
    let violations: [Finding]
    /// The result in one line, below the heading.
    let summary: String
    /// The figures and the result of each property.
    let details: String
    /// The time that it took.
    let cost: String
  }

  let name: String
  /// The line above the results of consecutive parts that have the same.
  let heading: String
  private let explore: @Sendable (_ progress: @escaping (_ visited: Int) -> Void) -> Outcome

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
    explore = { progress in
      let time = ContinuousClock.now
      let exploration = makeExplorer().explore(
        workers: 8 * ProcessInfo.processInfo.activeProcessorCount, progress: { progress($1) })
      let seconds = max(time.duration(to: .now) / .seconds(1), 1e-9)
      let count = exploration.states.count
      return Outcome(
        states: count, transitions: exploration.transitionCount, holds: exploration.holds,
        violations: exploration.violations, summary: start + exploration.line,
        details: exploration.details,
        cost: "  \(Int(seconds * 1_000)) ms, \(Int(Double(count) / seconds)) states/s\n")
    }
  }

  /// Explores parts concurrently, and calls a closure with the index of a part, the number of its visited
  /// states, and its outcome once it was explored, one call after the other.
  ///
  /// The caller is blocked, not suspended: the explorations use every thread that tasks could resume on.
  static func explore(_ parts: [ExploredPart], _ take: (Int, Int, Outcome?) -> Void) {
    let turn = NSLock()
    withoutActuallyEscaping(take) { take in
      nonisolated(unsafe) let take = take
      DispatchQueue.concurrentPerform(iterations: parts.count) { index in
        let outcome = parts[index].explore { visited in
          turn.withLock { take(index, visited, nil) }
        }
        turn.withLock { take(index, outcome.states, outcome) }
      }
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
