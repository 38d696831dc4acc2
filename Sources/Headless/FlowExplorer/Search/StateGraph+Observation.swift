import HeadlessUI

extension StateGraph {
  /// Returns the first walk in whose last step an observer reads what no event leads to, and what that
  /// is, or `nil` if there is none.
  ///
  /// A step to a state that wasn't visited isn't decided. If no step notified an observer, none has to.
  func strayReading(
    of property: Int,
    _ observe: (App) -> Property<App>.Observation,
    makeApp: () -> App
  ) -> (walk: Walk, read: String)? {
    guard examined[property] > 0 else { return nil }
    var app = makeApp()
    let stray = readings.first { found in
      guard found.property == property else { return false }
      guard let isOf = found.reading.isOf else { return true }
      let step = steps[found.step]
      return step.target < visitedCount
        && [step.target, step.origin].contains { leads(from: $0, isOf, &app) } == false
    }
    guard let stray else { return nil }
    let walk = walk(to: steps[stray.step].origin) + [steps[stray.step]]
    let isRepeated = isRead(stray.reading, in: walk, by: makeApp(), observe)
    let start = "during the last step" + (isRepeated ? "" : " from a restored state")
    return (walk, "\(start), an observer reads \(stray.reading.describe())")
  }

  /// Returns whether an event, which may be none of the scope, leads to what was read.
  private func leads(from number: Int, _ isOf: (App.State) -> Bool, _ app: inout App) -> Bool {
    if indices(from: number).contains(where: { isOf(states[steps[$0].target]) }) { return true }
    do {
      try app.restore(states[number])
      for action in app.screen.actions {
        try app.restore(states[number])
        app.perform(action)
        if isOf(app.state) { return true }
      }
    } catch {}
    return false
  }

  /// Returns whether an observer reads the same if an app does the walk that was never restored.
  private func isRead(
    _ reading: Reading<App.State>,
    in walk: Walk,
    by app: App,
    _ observe: (App) -> Property<App>.Observation
  ) -> Bool {
    var app = app
    var readings: [Reading<App.State>] = []
    for step in walk {
      guard let action = app.screen.action(step.affordance) else { return false }
      let (before, observation) = (app.state, observe(app))
      app.perform(action)
      readings = observation(before, app.state) ?? []
    }
    return readings.contains { $0.describe() == reading.describe() }
  }
}
