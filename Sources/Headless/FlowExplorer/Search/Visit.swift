public import FlowDriver
public import HeadlessUI

/// What a worker found in one state: where its controls lead, and what the laws say.
@usableFromInline
struct Visit<App: RestorableApp>: Sendable {
  @usableFromInline let layer: LayerSummary
  @usableFromInline var steps: [(affordance: Int, next: App.State)] = []
  @usableFromInline var examined: [Int]
  /// What violates a law, with commands that show it, or reaches a goal: the state, or a step from it.
  @usableFromInline
  var witnesses: [(property: Int, affordance: Int?, commands: [Command])] = []
  /// What observers read in the middle of steps, by the indices of properties and of ``steps``.
  @usableFromInline var readings: [(property: Int, step: Int, reading: Reading<App.State>)] = []

  @inlinable
  init(
    _ state: App.State,
    _ app: inout App,
    _ scope: Scope<App>,
    _ properties: [Property<App>]
  ) throws(RestoringError) {
    try app.goBack(to: state)
    let screen = app.screen
    let top = screen.topLayer
    layer = LayerSummary(top)
    examined = [Int](repeating: 0, count: properties.count)
    for (index, property) in properties.enumerated() {
      if case .state(_, let check) = property.law { note(check(state, screen), of: index) }
    }
    var isThere = true
    for (index, affordance) in top.affordances.enumerated() {
      guard let action = affordance.action, scope.includes(state, affordance) else { continue }
      if isThere == false { try app.goBack(to: state) }
      isThere = false
      var observations: [(property: Int, end: Property<App>.Observation)] = []
      for (number, property) in properties.enumerated() {
        if case .observation(let observe) = property.law {
          observations.append((number, observe(app)))
        }
      }
      app.perform(action)
      let after = app.state
      let step = Property<App>.Step(
        before: state, screen: screen, affordance: affordance, after: after)
      for (number, property) in properties.enumerated() {
        if case .step(let check) = property.law { note(check(step), of: number, at: index) }
      }
      for (property, end) in observations {
        guard let read = end(state, after) else { continue }
        examined[property] += read.contains { $0.isOf == nil } ? 0 : 1
        readings += read.map { (property, steps.count, $0) }
      }
      steps.append((index, after))
    }
  }

  @inlinable
  mutating func note(_ verdict: Verdict, of property: Int, at affordance: Int? = nil) {
    guard case .examined(let shown) = verdict else { return }
    examined[property] += 1
    guard let shown else { return }
    witnesses.append((property, affordance, shown))
  }
}

extension RestorableApp {
  /// Restores a state, and makes sure that the app is in it.
  @inlinable
  mutating func goBack(to state: State) throws(RestoringError) {
    try restore(state)
    guard self.state == state else { throw RestoringError("it's in another state afterwards") }
  }
}
