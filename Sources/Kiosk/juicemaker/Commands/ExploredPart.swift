import FlowExplorer
import JuiceLaws
import JuiceScreens
import JuiceViewModels

/// A part of the states of the kiosk, in one language.
struct ExploredPart: Sendable {
  typealias App = KioskScope.App

  /// What there is to tell about an exploration.
  struct Outcome: Sendable {
    let status: ExitStatus
    let states: Int
    let transitions: Int
    let isComplete: Bool
    /// A line on the result, and whatever was found.
    let report: String
    let cost: String
  }

  let scope: KioskScope
  let phrases: Phrases
  let options: Options

  /// A Boolean value that indicates whether all processors are worth sharing the part.
  var isLarge: Bool { scope == .ordering }

  /// Returns all parts, in the order of the report.
  static func all(_ options: Options) -> [ExploredPart] {
    KioskScope.all.flatMap { scope in
      options.exploredPhrases.map { ExploredPart(scope: scope, phrases: $0, options: options) }
    }
  }

  func outcome(of explore: (Explorer<App>) -> Exploration<App>) -> Outcome {
    let explorer = scope.explorer(
      of: options.menu, stock: options.stock, phrases: phrases, states: options.states,
      checksMemory: scope.isOfItsOwnKind && phrases == options.exploredPhrases.first)
    let start = ContinuousClock().now
    let exploration = explore(explorer)
    let seconds = max(start.duration(to: .now) / .seconds(1), 1e-9)
    let states = exploration.states.count
    return Outcome(
      status: ExitStatus(exploration), states: states, transitions: exploration.transitionCount,
      isComplete: exploration.isComplete,
      report: exploration.line + (options.isVerbose ? exploration.details : exploration.problems),
      cost: "  \(Int(seconds * 1_000)) ms, \(Int(Double(states) / seconds)) states/s\n")
  }
}

extension Exploration {
  /// The result in one line.
  fileprivate var line: String {
    let laws = violations.count
    let result =
      laws > 0
      ? ", \(laws) \(laws == 1 ? "law fails" : "laws fail")" : holds ? ", every law holds" : ""
    return "\(scope): \(extent), \(states.count) states, \(transitionCount) transitions\(result)\n"
  }
}

extension ExitStatus {
  /// Creates the exit status for an exploration.
  init<App>(_ exploration: Exploration<App>) {
    if case .unrestoredState = exploration.bound {
      self = .failure
    } else {
      let isViolated = exploration.violations.isEmpty == false
      self = isViolated ? .failure : exploration.holds ? .success : .undecided
    }
  }
}
