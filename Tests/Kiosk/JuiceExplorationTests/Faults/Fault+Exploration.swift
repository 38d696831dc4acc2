import FlowDriver
import FlowExplorer
import JuiceExploration
import JuiceModel
import JuiceViewModels
import JuiceWorld
import TestSupport
import Testing

extension Fault {
  /// Explores a part of the scope, then with the law of what no screen shows at once, and then all of it,
  /// until the fault is confirmed.
  func explore() -> Found? {
    var found = violation(upTo: TestSizes.size(quick: 300, exhaustive: 600), checksHidden: false)
    for states in TestSizes.size(quick: [200], exhaustive: [200, 20_000]) {
      if found?.isConfirmed == true { break }
      found = violation(upTo: states, checksHidden: true) ?? found
    }
    return found
  }

  private func violation(upTo states: Int, checksHidden: Bool) -> Found? {
    let explorer = explorer(
      upTo: states, statesAfterViolation: checksHidden ? .max : 0, checksHidden: checksHidden)
    let found = explorer.explore().violations.compactMap { finding -> Found? in
      guard case .violated(let steps, let flow, let evidence) = finding.outcome else { return nil }
      let isConfirmed =
        evidence == .confirmed && passesWithoutFault(flow, in: finding.firstState)
      return Found(law: finding.property, steps: steps, isConfirmed: isConfirmed)
    }
    return found.min { rank($0) < rank($1) }
  }

  /// The law of cancelling says more than the model, which is violated after as many steps.
  private func rank(_ found: Found) -> (Int, Int, Int) {
    (found.isConfirmed ? 0 : 1, found.steps, found.law.hasPrefix("cancelling") ? 0 : 1)
  }

  /// Returns an explorer of the scope in which to look for the fault.
  func explorer(
    upTo states: Int, hasFault: Bool = true, statesAfterViolation: Int = 0,
    checksHidden: Bool = true
  ) -> Explorer<KioskScope.App> {
    scope.explorer(
      of: menu, stock: Stock(of: menu),
      phrases: language == .korean ? .korean : .english, states: states,
      statesAfterViolation: statesAfterViolation, checksHidden: checksHidden
    ) { maker, phrases in
      FaultyKiosk(maker: maker, phrases: phrases, fault: hasFault ? self : nil)
    }
  }

  private func passesWithoutFault(_ flow: Flow, in firstState: String?) -> Bool {
    let states = explorer(upTo: 1, hasFault: false).firstStates
    guard let state = states.first(where: { $0.name == firstState }),
      case .some = try? Driver(state.makeApp()).run(flow)
    else { return false }
    return true
  }
}

extension Fault: CustomTestStringConvertible {
  var testDescription: String { name }
}
