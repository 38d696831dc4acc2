import FlowDriver
public import HeadlessUI
public import JobOrders

/// A state, and the step that's taken there.
@usableFromInline
struct Place: Sendable {
  /// The number of the state.
  @usableFromInline let state: Int
  /// The index of the step by which the app has come to the state, or `nil` for the first one that led there.
  @usableFromInline var arrival: Int?
  /// The affordances of the topmost layer of the state, or none if the step isn't one of them.
  @usableFromInline var affordances: [AffordanceIdentity] = []
  /// The index of an affordance or of another step, such as one that isn't offered, or `nil` if there is no
  /// step.
  @usableFromInline var step: Int?
  /// The order of the jobs that follow from the step.
  @usableFromInline var order = JobOrder()
  /// Whether an app that has come there is left, which ends its calls.
  var isLeft = false

  /// The commands of the step, or none if it isn't one of the affordances.
  var commands: [Command] {
    guard let step, affordances.indices.contains(step) else { return [] }
    let command = Command(step, of: affordances)
    if order.isHeld { return [.inOneTurn, command] }
    return (order.count == 0 ? [] : [.order("\(order)")]) + [command]
  }
}

extension Place {
  @usableFromInline
  init(state: Int) { self.init(state: state, affordances: []) }
}

/// The result of checking a property in states: how often it applied, and what decided it first.
@usableFromInline
struct Tally: Sendable {
  @usableFromInline static let none = Tally()

  private(set) var examined = 0
  /// The first place that decided the property, with what shows a violation there.
  private(set) var witness: (place: Place, violation: Violation)?

  /// Adds a result of the law at a place: what shows a violation, or `nil` if there is none.
  @usableFromInline
  mutating func note(_ found: Violation?, at place: Place) {
    examined += 1
    witness = witness ?? found.map { (place, $0) }
  }

  /// Adds what was found later in a layer of states, where a place without a step is nearer than one with it.
  @usableFromInline
  mutating func add(_ other: Tally, in layer: Range<Int>) {
    examined += other.examined
    guard let found = other.witness else { return }
    if let witness {
      let isInLayer = layer.contains(witness.place.state)
      guard isInLayer, case .some = witness.place.step, found.place.step == nil else { return }
    }
    witness = found
  }
}

/// An app that stays in the state to which it has come, until it takes one of the state's steps.
///
/// An app that goes back by repeating its way needs no way then.
@usableFromInline
final class ParkedApp<App: RestorableApp>: @unchecked Sendable {
  @usableFromInline let app: App

  @usableFromInline
  init(_ app: App) { self.app = app }
}

extension StateGraph {
  /// Parks an app that has come to a state by a step, if there is no shorter way, and room for it.
  @usableFromInline
  mutating func park(_ app: ParkedApp<App>, at number: Int, after step: Int) {
    let count = parked[number, default: []].count
    guard parksApps, number >= layer.upperBound, parked.count < 4_096, count < 8 else { return }
    parked[number, default: []].append((app, step))
  }

  /// Takes the next of some apps that are parked in the state of the last flow, or else goes back to the state
  /// with an app, and returns the state that the app is in.
  ///
  /// A parked app is passed over if other apps have changed what it shares with them. An app that has gone
  /// back is checked once in each state, and every time in the first 32, so that what is random is found soon.
  @inlinable
  func ready(
    _ app: inout App, for last: LastFlow,
    of parked: inout ArraySlice<(app: ParkedApp<App>, arrival: Int)>
  ) throws(RestoringError) -> App.State {
    let state = states[last.place.state]
    while let (other, arrival) = parked.popFirst() {
      let reached = other.app.state
      if reached == state {
        app = other.app
        last.place.arrival = arrival
        return reached
      }
    }
    if App.self is AnyClass, App.self is any RepeatingApp.Type { app = firstStates[0].makeApp() }
    last.place.arrival = nil
    try app.restore(state)
    let isChecked = last.place.step == nil || last.place.state < 32
    return isChecked ? try app.check(isIn: state) : state
  }
}
