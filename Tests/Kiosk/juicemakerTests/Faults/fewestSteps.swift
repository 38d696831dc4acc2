import HeadlessUI
import JuiceScreens
import Testing

@testable import FlowExplorer

/// Returns the fewest steps after which a kiosk breaks a law, or `nil` if that takes more than 6.
///
/// The search is independent of the explorer's.
func fewestSteps(
  to law: Property<FaultyKiosk>.Law,
  of kiosk: FaultyKiosk,
  includes: (Affordance<KioskAction>) -> Bool
) -> Int? {
  var frontier = [kiosk.state]
  var seen = Set(frontier)
  for steps in 0...6 {
    var next: [FaultyKiosk.State] = []
    var isBrokenNext = false
    for state in frontier {
      #expect(kiosk.restore(state))
      let screen = kiosk.screen
      switch law {
      case .invariant(let applies, let check):
        guard applies(state, screen) == false || check(state, screen) == nil else { return steps }
      case .recovery(let isStart, let isGoal, _):
        guard isStart(LayerSummary(screen.topLayer)) == false || leads(kiosk, to: isGoal, includes)
        else {
          return steps
        }
      default: break
      }
      for affordance in screen.affordances where includes(affordance) {
        guard let action = affordance.action else { continue }
        #expect(kiosk.restore(state))
        kiosk.perform(action)
        let after = kiosk.state
        if seen.insert(after).inserted { next.append(after) }
        guard case .step(let applies, let check) = law else { continue }
        let step = Property<FaultyKiosk>.Step(
          before: state, screen: screen, affordance: affordance, after: after)
        if applies(step), case .some = check(step) { isBrokenNext = true }
      }
    }
    if isBrokenNext { return steps + 1 }
    frontier = next
  }
  return nil
}

/// Returns whether a kiosk can reach a layer for which a closure returns `true`.
///
/// The kiosk is left in another state.
private func leads(
  _ kiosk: FaultyKiosk,
  to isGoal: (LayerSummary) -> Bool,
  _ includes: (Affordance<KioskAction>) -> Bool
) -> Bool {
  var rest = [kiosk.state]
  var seen = Set(rest)
  while let state = rest.popLast() {
    #expect(kiosk.restore(state))
    let screen = kiosk.screen
    if isGoal(LayerSummary(screen.topLayer)) { return true }
    for affordance in screen.affordances.reversed() where includes(affordance) {
      guard let action = affordance.action else { continue }
      #expect(kiosk.restore(state))
      kiosk.perform(action)
      if seen.insert(kiosk.state).inserted { rest.insert(kiosk.state, at: 0) }
    }
  }
  return false
}
