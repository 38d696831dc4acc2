public import HeadlessUI
public import JobOrders

/// The findings of a worker in one state: the next states, and the results of the laws.
@usableFromInline
struct Visit<App: RestorableApp>: Sendable {
  @usableFromInline let scope: Scope<App>
  @usableFromInline let laws: [Property<App>]
  @usableFromInline let layer: LayerSummary
  @usableFromInline let affordances: [Affordance<App.Action>]
  /// The names of the requests that wait.
  @usableFromInline let requests: Set<String>
  /// The number of calls that wait.
  @usableFromInline let waiting: Int
  @usableFromInline
  var steps:
    [(
      affordance: Int, order: JobOrder, next: App.State, hash: Int, arrival: Int?,
      app: ParkedApp<App>?
    )] = []
  /// The numbers of orders of jobs that were tried beside the plain one, and that weren't.
  @usableFromInline var orders = (tried: 0, left: 0)
  /// The number of steps that make more calls than may wait at once, from which the explorer doesn't go on.
  @usableFromInline var uncontinued = 0
  /// The results of checking each property in the state.
  @usableFromInline var tallies: [Tally]

  @inlinable
  init(
    in graph: StateGraph<App>, _ app: inout App, _ scope: Scope<App>, _ last: LastFlow
  ) throws(RestoringError) {
    self.scope = scope
    laws = graph.properties
    let state = graph.states[last.place.state]
    var parked = graph.parked[last.place.state, default: []][...]
    let reached = try graph.ready(&app, for: last, of: &parked)
    let screen = app.screen(in: reached)
    affordances = screen.choices
    layer = LayerSummary(screen.topLayer, affordances)
    requests = scope.requests(in: state, screen)
    waiting = scope.calls(in: state, requests)
    last.place.affordances = layer.affordances
    if last.place.state == 0 { last.rehearse() }
    tallies = [Tally](repeating: .none, count: laws.count)
    steps.reserveCapacity(affordances.count)
    let isMidTurn = graph.isMidTurn(last.place.state)
    let hasLawsOfSteps = laws.contains { if case .step = $0.law { true } else { false } }
    if isMidTurn == false { checkLaws(in: state, screen, of: app, last) }
    for (index, affordance) in affordances.enumerated() {
      guard let input = affordance.input, scope.includes(state, affordance) else { continue }
      var orders = scope.orders(of: affordance, isMidTurn: isMidTurn)
      var next = 0
      while next < orders.count {
        if case .some = last.place.step { _ = try graph.ready(&app, for: last, of: &parked) }
        last.place.step = index
        last.place.order = orders[next]
        let (others, otherCount) = try take(input, of: &app, atMost: 32 - orders.count, last)
        let after = app.state
        if hasLawsOfSteps, isMidTurn == false, last.place.order.isHeld == false {
          let step = Property<App>.Step(
            before: state, screen: screen, affordance: affordance, after: after, app: app)
          checkLaws(of: step, last)
        }
        orders += add(affordance, to: after, with: app, others, of: otherCount, last)
        next += 1
      }
    }
  }

  /// Takes the last step by an input, and returns some of the orders that run one more of its jobs out of turn, if
  /// the scope has them, with the number of all.
  @inlinable
  func take(
    _ input: Input<App.Action>, of app: inout App, atMost limit: Int, _ last: LastFlow
  ) throws(RestoringError) -> (others: [JobOrder], count: Int) {
    (app as? any JudgedApp)?.chosen = last.place.step
    let order = last.place.order
    let limit = order.count < scope.jobsOutOfTurn ? max(limit, 0) : 0
    let isRepeating = App.self is any RepeatingApp.Type
    let (isKnown, others, count) =
      isRepeating
      ? order.performNotingOthers(atMost: limit) { app.take(input) } : (app.take(input), [], 0)
    guard isKnown else { throw RestoringError("a wrapper doesn't pass on the events of its app") }
    return (others, count)
  }

  /// Adds the last step, unless it makes more calls than may wait at once, and returns the orders of its jobs to try
  /// next, of which there are none if the plain order already makes more calls.
  @inlinable
  mutating func add(
    _ affordance: Affordance<App.Action>, to next: App.State, with app: App, _ others: [JobOrder],
    of count: Int, _ last: LastFlow
  ) -> [JobOrder] {
    let order = last.place.order
    let isStopped = waiting >= scope.calls && adds(after: affordance, in: next, app.screen)
    if isStopped {
      checkLaws(in: next, app.screen, of: app, last)
      uncontinued += 1
    } else {
      addStep(to: next, with: app, last)
    }
    if isStopped, order == JobOrder() { return [] }
    orders.tried += others.count
    if order.count < max(scope.jobsOutOfTurn, 1) { orders.left += count - others.count }
    return others
  }

  /// Adds the last step, unless another order of its jobs has led to the same state.
  @inlinable
  mutating func addStep(to next: App.State, with app: App, _ last: LastFlow) {
    guard let index = last.place.step else { return }
    let others = steps.reversed().prefix { $0.affordance == index }
    if others.contains(where: { $0.next == next }) { return }
    let parked = App.self is any RepeatingApp.Type ? ParkedApp(app) : nil
    steps.append((index, last.place.order, next, next.hashValue, last.place.arrival, parked))
  }

  /// Checks the laws of states in a state.
  @inlinable
  mutating func checkLaws(
    in state: App.State, _ screen: Screen<App.Action>, of app: App, _ last: LastFlow
  ) {
    for (law, property) in laws.enumerated() {
      guard case .state(_, let applies, let check) = property.law else { continue }
      if applies(state, screen) { tallies[law].note(check(app, state, screen), at: last.place) }
    }
  }

  /// Checks the laws of steps on a step.
  @inlinable
  mutating func checkLaws(of step: Property<App>.Step, _ last: LastFlow) {
    for (law, property) in laws.enumerated() {
      guard case .step(let applies, let check) = property.law else { continue }
      if applies(step) { tallies[law].note(check(step), at: last.place) }
    }
  }

  /// Returns whether more calls wait in the next state, and after an answer also more that are cancelled, as in
  /// a loop that loads again and again.
  @inlinable
  func adds(
    after affordance: Affordance<App.Action>, in next: App.State, _ screen: Screen<App.Action>
  ) -> Bool {
    let later = scope.requests(in: next, screen)
    guard scope.calls(in: next, later) > waiting else { return false }
    let isAnswer = affordance.input?.isResponse == true && requests.contains(affordance.name)
    return isAnswer == false || later.count { $0.isCancelled } > requests.count { $0.isCancelled }
  }
}

extension Scope {
  /// Returns the names of the requests that wait in a state, and to which the scope has a response.
  @inlinable
  func requests(in state: App.State, _ screen: Screen<App.Action>) -> Set<String> {
    var requests: Set<String> = []
    for event in screen.events where event.isAwaited {
      let choice = event.affordance
      if choice.input?.isResponse == true, includes(state, choice) { requests.insert(event.name) }
    }
    return requests
  }

  /// Returns the number of calls that wait in a state, or the number of inputs whose tasks haven't ended if
  /// that's greater.
  @inlinable
  func calls(in state: App.State, _ requests: Set<String>) -> Int {
    requests.isEmpty ? 0 : max(requests.count, unfinishedCount(in: state))
  }
}

extension String {
  /// Whether the text is the name of a call that the app has cancelled.
  @usableFromInline var isCancelled: Bool { hasPrefix("cancelled ") }
}

extension Input {
  @inlinable
  var isResponse: Bool { if case .response = self { true } else { false } }
}

extension RestorableApp {
  /// Makes sure that the app is in a state, and returns its own, which is equal.
  @inlinable
  @discardableResult
  func check(isIn state: State) throws(RestoringError) -> State {
    let reached = self.state
    guard reached == state else { throw RestoringError(reached, insteadOf: state) }
    return reached
  }

  /// Returns the current screen, which isn't built again if the current state holds it.
  @usableFromInline
  func screen(in current: State) -> Screen<Action> {
    guard Self.self is any RepeatingApp.Type else { return screen }
    return (current as? any PartlyHidden)?.shown as? Screen<Action> ?? screen
  }
}
