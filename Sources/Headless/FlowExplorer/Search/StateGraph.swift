import FlowDriver
public import HeadlessUI
import SteppedTasks

@usableFromInline
struct StateGraph<App: RestorableApp>: Sendable {
  /// The first states, by the numbers of their states.
  @usableFromInline private(set) var firstStates: [FirstState<App>] = []
  @usableFromInline var states: [App.State] = []
  /// The numbers of the states by their hashes, each greater by one if another state has it already.
  @usableFromInline var numbers: [Int: Int] = [:]
  /// For each state, the index of its first state if that tells apart those that follow, or 0.
  @usableFromInline var starts: [Int] = []
  @usableFromInline private(set) var limit: Int
  @usableFromInline let properties: [Property<App>]
  /// Returns whether two states are equal, in code that's compiled for the type of the app.
  @usableFromInline let areEqual: @Sendable (App.State, App.State) -> Bool
  /// Takes the step of a place with an app that shows a screen, and returns whether the app offers it.
  @usableFromInline let perform: @Sendable (Place, inout App, Screen<App.Action>) -> Bool
  @usableFromInline let remembersOffers: Bool
  /// The index of the step by which each state was found first, or `nil` for a first state.
  @usableFromInline var arrivals: [Int?] = []
  @usableFromInline var steps: [WalkStep] = []
  /// For each step of an app that had come by another step than the first, the index of that step.
  @usableFromInline var formerSteps: [Int: Int] = [:]
  /// Whether apps wait in the states to which they come, beside other apps.
  @usableFromInline var parksApps = true
  /// The apps that wait in states of the current layer and the next, with the indices of the steps before.
  @usableFromInline var parked: [Int: [(app: ParkedApp<App>, arrival: Int)]] = [:]
  /// The apps that waited in vain.
  @usableFromInline var left: [ParkedApp<App>] = []
  /// The numbers of the states of the current layer.
  @usableFromInline var layer = 0..<0
  /// For each visited state, where its steps end.
  @usableFromInline var ends: [Int] = []
  /// The topmost layers of the visited states.
  @usableFromInline var layers: [LayerSummary] = []
  /// The layers that differ, of which each state shares one.
  @usableFromInline var knownLayers: Set<LayerSummary> = []
  /// The choices of the visited states, one for each input, in the order of discovery.
  @usableFromInline var known: [Affordance<App.Action>] = []
  @usableFromInline var knownNumbers: [Input<App.Action>: Int] = [:]
  /// For each visited state, the numbers of the choices that it offers, if a law asks for them.
  @usableFromInline var offers: [[Int]] = []
  /// The numbers of steps from which the explorer didn't go on, by the states that have some.
  @usableFromInline var uncontinued: [Int: Int] = [:]
  /// The names of the requests that wait in a visited state with the fewest, or `nil` before the first one.
  @usableFromInline var fewestRequests: Set<String>?
  /// The results of checking each property in the visited states.
  @usableFromInline var tallies: [Tally]
  /// The number of states from which on their hidden values are compared again.
  var nextComparison = 144
  /// The numbers of orders of jobs that were tried beside the plain one, and that weren't.
  @usableFromInline var orders = (tried: 0, left: 0)
  /// The first step that the explorer can't follow, with the name of the law that tells of it, or `nil` if
  /// that's the law of going back to every state.
  private(set) var failure: (law: String?, place: Place, reason: String)?
  /// The reason why the explorer stops, or `nil` if it goes on.
  @usableFromInline var bound: Exploration<App>.Bound?

  @usableFromInline
  init(
    _ firstStates: [FirstState<App>], limit: Int, properties: [Property<App>],
    areEqual: @escaping @Sendable (App.State, App.State) -> Bool,
    perform: @escaping @Sendable (Place, inout App, Screen<App.Action>) -> Bool
  ) {
    self.areEqual = areEqual
    self.perform = perform
    self.limit = limit
    self.properties = properties
    remembersOffers = properties.contains { if case .ignoring = $0.law { true } else { false } }
    tallies = properties.map { _ in .none }
    for (index, first) in firstStates.enumerated() {
      let state = LastFlow.keep({ _ in "" }, { _ in first.makeApp().state })
      let start = App.self is any RepeatingApp.Type ? index : 0
      guard let number = number(of: state, state.hashValue, from: start) else { break }
      if number == arrivals.count {
        arrivals.append(nil)
        self.firstStates.append(first)
      }
    }
  }

  @usableFromInline var visitedCount: Int { ends.count }
  @usableFromInline var isStopped: Bool { (bound == nil) == false }
  var transitionCount: Int { ends.last ?? 0 }

  /// A state that leads to one for which there is no room counts as not visited.
  @inlinable
  mutating func add(_ visit: Visit<App>) {
    layers.append(knownLayers.insert(visit.layer).memberAfterInsert)
    left += parked.removeValue(forKey: ends.count)?.map { $0.app } ?? []
    for (affordance, order, next, hash, arrival, app) in visit.steps {
      guard let target = number(of: next, hash, from: starts[ends.count]) else { return }
      let step = (origin: ends.count, affordance: affordance, order: order, target: target)
      if target == arrivals.count { arrivals.append(steps.count) }
      if let arrival, (arrival == arrivals[step.origin]) == false {
        formerSteps[steps.count] = arrival
      }
      if let app { park(app, at: target, after: steps.count) }
      steps.append(step)
    }
    for (index, tally) in visit.tallies.enumerated() { tallies[index].add(tally, in: layer) }
    let count = fewestRequests?.count ?? .max
    if visit.requests.count < count { fewestRequests = visit.requests }
    orders.tried += visit.orders.tried
    orders.left += visit.orders.left
    if visit.uncontinued > 0 { uncontinued[ends.count] = visit.uncontinued }
    ends.append(steps.count)
    if remembersOffers { offers.append(visit.affordances.compactMap { number(of: $0) }) }
  }

  /// Returns the number of a choice, or `nil` if it's disabled.
  @inlinable
  mutating func number(of choice: Affordance<App.Action>) -> Int? {
    guard let input = choice.input else { return nil }
    if let number = knownNumbers[input] { return number }
    knownNumbers[input] = known.count
    known.append(choice)
    return known.count - 1
  }

  /// Returns the number of a state, a new one if it wasn't found before, or `nil` if there is no
  /// room for it, which then is the bound.
  @inlinable
  mutating func number(of state: App.State, _ hash: Int, from start: Int) -> Int? {
    var hash = hash
    while let number = numbers[hash] {
      if starts[number] == start, states[number] == state { return number }
      hash &+= 1
    }
    guard states.count < limit else {
      bound = .states(limit)
      return nil
    }
    numbers[hash] = states.count
    states.append(state)
    starts.append(start)
    return states.count - 1
  }

  /// Lets the explorer find a number of further states after a violation, or none.
  @usableFromInline
  mutating func goOn(for count: Int) {
    limit = states.count + min(count, limit - states.count)
    if count == 0 { bound = .violation }
  }

  /// Stops the explorer at a place where it can't follow the app, or to which the app can't go back if there is
  /// no other law.
  @usableFromInline
  mutating func stop(at place: Place, _ error: any Error, law: String? = nil) {
    let start = law == nil ? "the app can't go back to this state: " : ""
    failure = (law, place, "\(start)\(error)")
    bound = .violation
  }

  /// Whether the explorer could follow the app so far.
  var isFollowed: Bool { failure == nil }

  /// Whether some request waits in each visited state, even if it's not the same one.
  var waitsAlways: Bool { fewestRequests?.isEmpty == false }

  /// Returns whether a law is violated after a number of steps or fewer.
  @usableFromInline
  func isViolated(after count: Int) -> Bool {
    zip(properties, tallies).contains { law, tally in
      guard law.isGoal == false, let place = tally.witness?.place else { return false }
      return walk(to: place.state).steps.count + (place.step == nil ? 0 : 1) <= count
    }
  }
}
