import FlowDriver
import HeadlessUI
import PlainText

/// What an observer read in the middle of one step.
@usableFromInline
struct StepReading<State>: Sendable {
  @usableFromInline let property: Int
  @usableFromInline let number: Int
  @usableFromInline let affordance: Int
  @usableFromInline let reading: Reading<State>

  @inlinable
  init(property: Int, number: Int, affordance: Int, reading: Reading<State>) {
    self.property = property
    self.number = number
    self.affordance = affordance
    self.reading = reading
  }
}

extension StateGraph {
  /// Returns the first step in whose middle an observer read what no event leads to, or `nil` if
  /// there is none.
  ///
  /// A step to a state that wasn't visited isn't decided. If no step notified an observer, none has to.
  private func strayReading(of property: Int, makeApp: () -> App) -> (WalkStep, Reading<App.State>)?
  {
    guard examined[property] > 0 else { return nil }
    var app = makeApp()
    for read in readings where read.property == property {
      let edge = edges(of: read.number).first { Int(affordances[$0]) == read.affordance }
      guard let edge else { continue }
      let step = WalkStep(
        origin: read.number, affordance: read.affordance, target: Int(targets[edge]))
      guard read.reading.isSilence == false else { return (step, read.reading) }
      guard step.target < visitedCount else { continue }
      if [step.target, step.origin].contains(where: { leads(from: $0, to: read.reading) })
        || [step.target, step.origin].contains(where: { leads(from: $0, to: read.reading, &app) })
      {
        continue
      }
      return (step, read.reading)
    }
    return nil
  }

  private func leads(from number: Int, to reading: Reading<App.State>) -> Bool {
    number < visitedCount && edges(of: number).contains { reading.isOf(states[Int(targets[$0])]) }
  }

  /// Returns whether an event, which may be none of the scope, leads to what was read.
  private func leads(
    from number: Int,
    to reading: Reading<App.State>,
    _ app: inout App
  ) -> Bool {
    guard app.restore(states[number]) else { return false }
    for action in app.screen.actions {
      guard app.restore(states[number]) else { return false }
      app.perform(action)
      if reading.isOf(app.state) { return true }
    }
    return false
  }

  /// Returns what observations find, and what the flow to it can't show.
  func observed(
    _ property: Int,
    isComplete: Bool,
    makeApp: () -> App,
    _ observe: (App) -> Property<App>.Observation
  ) -> (Finding.Outcome, note: String?) {
    guard let (step, reading) = strayReading(of: property, makeApp: makeApp) else {
      return (isComplete ? .holds : .undecided, nil)
    }
    let walk = walk(to: step.origin) + [step]
    let isRepeated = isRead(reading, in: walk, by: makeApp(), observe)
    let flow = Flow(commands(of: walk))
    return (
      .violated(steps: walk.count, flow, isConfirmed: false),
      "during the last step\(isRepeated ? "" : " from a restored state"), an observer reads "
        + reading.describe().visible
    )
  }

  /// Returns whether an observer reads the same if the walk is done by an app that was never
  /// restored.
  private func isRead(
    _ reading: Reading<App.State>,
    in walk: Walk,
    by app: App,
    _ observe: (App) -> Property<App>.Observation
  ) -> Bool {
    let (driver, commands) = (Driver(app), commands(of: walk))
    do {
      try driver.run(Flow(Array(commands.dropLast())))
      let observation = observe(driver.app)
      let before = driver.app.state
      try driver.run(Flow(Array(commands.suffix(1))))
      let readings = observation(before, driver.app.state) ?? []
      return readings.contains { $0.describe() == reading.describe() }
    } catch {
      return false
    }
  }
}
