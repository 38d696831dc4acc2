import FlowExplorer
import Foundation
import JuiceExploration
import JuiceModel
import JuiceViewModels

/// A part of the states of the kiosk, in one language.
struct ExploredPart: Sendable {
  typealias App = KioskScope.App

  /// The report on an exploration.
  struct Outcome: Sendable {
    let status: ExitStatus
    let states: Int
    let transitions: Int
    /// A line on the result, below a heading for the first language, and the laws if that's asked for.
    let report: String
    let violations: [Finding]
    let cost: String
  }

  let scope: KioskScope
  let phrases: Phrases
  let options: Options

  var name: String { "\(scope.name) (\(phrases.language.rawValue))" }

  private var isFirst: Bool { phrases == options.exploredPhrases.first }

  /// Returns all parts, in the order of the report.
  static func all(_ scopes: [KioskScope], _ options: Options) -> [ExploredPart] {
    let more = options.states == nil ? [] : [KioskScope.product]
    return (options.scope.map { [$0] } ?? scopes + more).flatMap { scope in
      options.exploredPhrases.prefix(scope.isInOneLanguage ? 1 : .max).map {
        ExploredPart(scope: scope, phrases: $0, options: options)
      }
    }
  }

  /// Explores the part on the processors that no other part uses.
  ///
  /// - Parameter progress: A closure that's called with the number of states visited.
  func explore(progress: @escaping (Int) -> Void) -> Outcome {
    let explorer = scope.explorer(
      of: options.menu, stock: options.stock, phrases: phrases,
      options: options.menuOptions,
      states: scope == .product ? options.states ?? .max : .max,
      endsAtViolation: options.endsAtViolation, checksHidden: isFirst)
    let start = ContinuousClock().now
    let exploration = explorer.explore(
      workers: 8 * ProcessInfo.processInfo.activeProcessorCount,
      progress: { progress($1) })
    let seconds = max(start.duration(to: .now) / .seconds(1), 1e-9)
    let states = exploration.states.count
    let heading = "\(scope.name), \(scope.part(of: options.menu).size)\n\(scope.extent)\n"
    return Outcome(
      status: ExitStatus(exploration), states: states, transitions: exploration.transitionCount,
      report: (isFirst ? heading : "") + "  \(phrases.language.rawValue): " + exploration.line
        + (options.isVerbose ? exploration.details : ""),
      violations: exploration.violations,
      cost: "  \(Int(seconds * 1_000)) ms, \(Int(Double(states) / seconds)) states/s\n")
  }
}

extension Exploration {
  /// The result in one line.
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
