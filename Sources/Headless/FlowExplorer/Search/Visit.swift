public import FlowDriver
public import HeadlessUI

/// The findings of a worker in one state: the next states, and the results of the laws.
@usableFromInline
struct Visit<App: RestorableApp>: Sendable {
  @usableFromInline let layer: LayerSummary
  @usableFromInline let affordances: [Affordance<App.Action>]
  @usableFromInline var steps: [(affordance: Int, next: HashedState<App.State>)] = []
  @usableFromInline var examined: [Int]
  /// The witnesses that decide properties, by their indices.
  @usableFromInline var witnesses: [(property: Int, Witness)] = []

  @inlinable
  init(
    _ state: App.State,
    _ app: inout App,
    _ scope: Scope<App>,
    _ properties: [Property<App>],
    _ last: LastFlow
  ) throws(RestoringError) {
    try app.goBack(to: state)
    let screen = app.screen
    let top = screen.topLayer
    affordances = screen.choices
    layer = LayerSummary(top, affordances)
    last.layer = layer
    examined = [Int](repeating: 0, count: properties.count)
    steps.reserveCapacity(affordances.count)
    var isThere = true
    let checksSteps = properties.contains { if case .step = $0.law { true } else { false } }
    for (law, property) in properties.enumerated() {
      guard case .state(_, let applies, let check) = property.law else { continue }
      if applies(state, screen) { note(check(app, state, screen), of: law) }
    }
    for (index, affordance) in affordances.enumerated() {
      guard let action = affordance.action, scope.includes(state, affordance) else { continue }
      if isThere == false { try app.restore(state) }
      isThere = false
      last.step = index
      app.perform(action)
      let after = app.state
      if checksSteps {
        let step = Property<App>.Step(
          before: state, screen: screen, affordance: affordance, after: after, app: app)
        for (law, property) in properties.enumerated() {
          guard case .step(let applies, let check) = property.law else { continue }
          if applies(step) { note(check(step), of: law, at: index) }
        }
      }
      steps.append((index, HashedState(after)))
    }
  }

  @inlinable
  mutating func note(_ shown: [Command]?, of property: Int, at affordance: Int? = nil) {
    examined[property] += 1
    if let shown {
      witnesses.append((property, Witness(affordance: affordance, commands: shown)))
    }
  }
}

/// A state, or a step from it, that decides a property.
@usableFromInline
struct Witness: Sendable {
  let affordance: Int?
  /// Commands that show a violation.
  let commands: [Command]
  /// A description of the violation, if no commands show it.
  let note: String?

  @usableFromInline
  init(affordance: Int? = nil, commands: [Command] = [], note: String? = nil) {
    (self.affordance, self.commands, self.note) = (affordance, commands, note)
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
