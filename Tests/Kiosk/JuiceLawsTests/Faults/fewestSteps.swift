import FlowDriver
import HeadlessUI
import JuiceScreens
import Testing

@testable import FlowExplorer
@testable import JuiceLaws

/// Returns the fewest steps after which a kiosk shows or offers something else than its model, or
/// `nil` if that takes more than 8.
///
/// The search is independent of the explorer's.
func fewestSteps(toDisagreementOf explorer: Explorer<FaultRow.App>) -> Int? {
  let app = explorer.makeApp()
  var frontier = [app.state]
  var seen = Set(frontier)
  for steps in 0...8 {
    var next: [FaultRow.App.State] = []
    for state in frontier {
      #expect(app.restore(state))
      let screen = app.screen
      let right = state.model?.screen.map { _ in true }
      guard right == screen.map({ _ in true }) else { return steps }
      for affordance in screen.affordances where explorer.scope.includes(state, affordance) {
        guard let action = affordance.action else { continue }
        #expect(app.restore(state))
        app.perform(action)
        if seen.insert(app.state).inserted { next.append(app.state) }
      }
    }
    frontier = next
  }
  return nil
}
