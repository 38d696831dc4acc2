import FlowExplorer
import JuiceLaws
import JuiceScreens

/// A part of the states of the kiosk, in one language.
struct ExploredPart: Sendable {
  typealias App = KioskExploration.Modelled<JuiceKiosk>

  /// What there is to tell about an exploration.
  struct Outcome: Sendable {
    let report: String
    /// The cost, and what wasn't explored.
    let remarks: String
    let status: ExitStatus
  }

  let scope: KioskExploration
  let options: Options
  let laws: KioskExploration.Laws

  private var explorer: Explorer<App> {
    scope.explorer(
      of: options.menu, stock: options.stock, phrases: options.phrases, states: options.states,
      checking: laws)
  }

  /// A Boolean value that indicates whether all processors are worth sharing the part.
  var isLarge: Bool { scope == .ordering }

  /// Returns all parts, in the order of the report.
  static func parts(_ options: Options) -> [ExploredPart] {
    KioskExploration.allCases.flatMap { scope in
      options.exploredPhrases.map { phrases in
        ExploredPart(
          scope: scope, options: options.speaking(phrases),
          laws: scope.laws(inFirstLanguage: phrases == options.exploredPhrases.first))
      }
    }
  }

  /// Explores the part.
  func outcome(of explore: (Explorer<App>) -> Exploration<App>) -> Outcome {
    let memory = peakMemory()
    let start = ContinuousClock().now
    let exploration = explore(explorer)
    let cost = cost(
      of: exploration.states.count, start.duration(to: .now), kilobytes: peakMemory() - memory)
    return Outcome(
      report: exploration.report, remarks: cost + (rest(of: exploration) ?? ""),
      status: ExitStatus(exploration))
  }
}

extension ExitStatus {
  /// Creates the exit status for an exploration.
  init<App>(_ exploration: Exploration<App>) {
    switch exploration.bound {
    case .refusedState, .alteredState: self = .failure
    case .states, .depth, nil:
      let isViolated = exploration.violations.isEmpty == false
      self = isViolated ? .failure : exploration.holds ? .success : .undecided
    }
  }
}

/// Returns a line on how to explore what an exploration left out, or `nil` if it left nothing out.
private func rest<App>(of exploration: Exploration<App>) -> String? {
  guard case .states(let limit) = exploration.bound else { return nil }
  let seen = limit == 1 ? "1 state was" : "\(limit) states were"
  let more = min(limit * 10, Options.mostStates)
  return "juicemaker: \(exploration.scope): only \(seen) seen, and there are more; "
    + "use --states \(more)\n"
}

private func cost(of states: Int, _ time: Duration, kilobytes: Int) -> String {
  let seconds = max(time / .seconds(1), 1e-9)
  let rate = Int(Double(states) / seconds)
  return "  \(Int(seconds * 1_000)) ms, \(rate) states/s, \(kilobytes) KB more at the peak\n"
}
