import Dispatch
import Foundation

/// A part of an app's states, which is explored concurrently with other parts.
package struct ExploredPart: Sendable {
  /// The result of exploring a part.
  package struct Outcome: Sendable {
    package let states: Int
    package let transitions: Int
    /// Whether everything was visited and every property holds.
    package let holds: Bool
    package let violations: [Finding]
    /// The result in one line, below the heading.
    let summary: String
    /// The figures and the result of each property.
    let details: String
    /// The time that it took.
    let cost: String
  }

  /// The number of visited states of the part at an index, and its outcome once it was explored.
  package typealias Event = (part: Int, visited: Int, outcome: Outcome?)

  let name: String
  private let explore: @Sendable (_ progress: @escaping (_ visited: Int) -> Void) -> Outcome

  /// - Parameters:
  ///   - language: The language, or `nil` if the app speaks only one.
  ///   - heading: The heading of the report on the first language, in whole lines.
  ///   - makeExplorer: A closure that makes the explorer of the part.
  package init<App>(
    _ name: String, in language: String?, heading: String,
    _ makeExplorer: @escaping @Sendable () -> Explorer<App>
  ) {
    self.name = name + (language.map { " (\($0))" } ?? "")
    let heading = heading + "  " + (language.map { "\($0): " } ?? "")
    explore = { progress in
      let start = ContinuousClock.now
      let exploration = makeExplorer().explore(
        workers: 8 * ProcessInfo.processInfo.activeProcessorCount, progress: { progress($1) })
      let seconds = max(start.duration(to: .now) / .seconds(1), 1e-9)
      let (count, time) = (exploration.states.count, Int(seconds * 1_000))
      return Outcome(
        states: count, transitions: exploration.transitionCount, holds: exploration.holds,
        violations: exploration.violations, summary: heading + exploration.line,
        details: exploration.details,
        cost: "  \(time) ms, \(Int(Double(count) / seconds)) states/s\n")
    }
  }

  /// Explores parts concurrently, and calls a closure for each event, one after the other.
  ///
  /// The caller is blocked, not suspended: the explorations use every thread that tasks could resume on.
  package static func explore(_ parts: [ExploredPart], _ take: (Event) -> Void) {
    let turn = NSLock()
    withoutActuallyEscaping(take) { take in
      nonisolated(unsafe) let take = take
      DispatchQueue.concurrentPerform(iterations: parts.count) { index in
        let outcome = parts[index].explore { visited in
          turn.withLock { take((index, visited, nil)) }
        }
        turn.withLock { take((index, outcome.states, outcome)) }
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
