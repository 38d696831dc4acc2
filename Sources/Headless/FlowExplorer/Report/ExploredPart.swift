import Dispatch
import Foundation
import Synchronization

/// A part of an app's states, which is explored concurrently with other parts.
package struct ExploredPart: Sendable {
  /// The result of exploring a part.
  package struct Outcome: Sendable {
    package let states: Int
    package let transitions: Int
    /// Whether everything was visited and every property holds.
    package let holds: Bool
    package let violations: [Finding]
    /// The result in one line.
    package let line: String
    /// The figures and the result of each property.
    package let details: String
    package let seconds: Double
  }

  /// The number of visited states of the part at an index, and its outcome once it was explored.
  package typealias Event = (part: Int, visited: Int, outcome: Outcome?)

  package let name: String
  /// The text before the result, such as a heading and the language.
  package let start: String
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
    start = heading + "  " + (language.map { "\($0): " } ?? "")
    explore = { progress in
      let start = ContinuousClock.now
      let exploration = makeExplorer().explore(
        workers: 8 * ProcessInfo.processInfo.activeProcessorCount, progress: { progress($1) })
      return Outcome(
        states: exploration.states.count, transitions: exploration.transitionCount,
        holds: exploration.holds, violations: exploration.violations, line: exploration.line,
        details: exploration.details, seconds: max(start.duration(to: .now) / .seconds(1), 1e-9))
    }
  }

  /// Explores parts concurrently, and calls a closure for each event on the thread of the caller.
  ///
  /// The caller is blocked, not suspended: the explorations use every thread that tasks could resume on.
  package static func explore(_ parts: [ExploredPart], _ take: (Event) -> Void) {
    let events = EventQueue()
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: parts.count) { index in
        let outcome = parts[index].explore { events.add((index, $0, nil)) }
        events.add((index, outcome.states, outcome))
      }
    }
    var unexplored = parts.count
    while unexplored > 0 {
      let event = events.next()
      if case .some = event.outcome { unexplored -= 1 }
      take(event)
    }
  }
}

/// Events that wait for the thread that reports them.
private final class EventQueue: Sendable {
  private let events = Mutex<[ExploredPart.Event]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  func add(_ event: ExploredPart.Event) {
    events.withLock { $0.append(event) }
    arrivals.signal()
  }

  func next() -> ExploredPart.Event {
    arrivals.wait()
    return events.withLock { $0.removeFirst() }
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
