public import Dispatch
import FlowDriver
public import HeadlessUI
public import JobOrders
public import SteppedTasks

/// A search by an explorer, which looks at states in pieces on several workers.
@usableFromInline
struct Search<App: RestorableApp> {
  /// Looks at the state of a flow.
  @usableFromInline
  typealias Look<Found> =
    @Sendable (inout App, LastFlow, StateGraph<App>) throws(RestoringError) -> Found

  @usableFromInline let explorer: Explorer<App>
  /// The number of pieces that are searched concurrently.
  @usableFromInline let pieces: Int
  @usableFromInline let progress: (Int, Int) -> Void
  /// The steps of all apps, so that one which leaves them stops the search.
  @usableFromInline var steps = Steps()
  /// The maximum number of states beside that of the scope, for an exploration that's repeated.
  @usableFromInline var limit = Int.max
  /// Whether apps wait in the states to which they come, beside other apps.
  @usableFromInline var parksApps = true

  @inlinable
  func graph(_ laws: [Property<App>]) -> StateGraph<App> {
    let scope = explorer.scope
    var graph = StateGraph<App>(
      explorer.firstStates, limit: min(scope.states, limit), properties: laws,
      areEqual: { $0 == $1 },
      perform: { place, app, screen in
        let input = screen.choices.dropFirst(place.step ?? .max).first?.input
        (app as? any JudgedApp)?.chosen = place.step
        return input.map { input in place.order.perform { app.take(input) } } ?? false
      })
    graph.parksApps = parksApps
    var layer = 0..<graph.states.count
    var depth = 0
    while layer.isEmpty == false, graph.isStopped == false, depth <= scope.depth {
      graph.layer = layer
      look(at: layer, in: &graph) { app, last, graph throws(RestoringError) in
        try Visit(in: graph, &app, scope, last)
      } add: { graph, _, visit in
        graph.add(visit)
      }
      if graph.bound == nil, graph.isViolated(after: depth) {
        graph.goOn(for: scope.statesAfterViolation)
      }
      graph.stopIfNothingRepeats(isEarly: scope.chosenDepth == nil)
      layer = layer.upperBound..<graph.states.count
      depth += 1
    }
    if layer.isEmpty == false, scope.chosenDepth == nil {
      graph.bound = graph.bound ?? .depth(scope.depth)
      graph.stopIfNothingRepeats(isEarly: false)
    }
    graph.left = graph.parked.values.joined().map { $0.app }
    graph.parked = [:]
    leaveApps(of: &graph)
    tryWhatIsNotOffered(in: &graph)
    return graph
  }

  /// Tries in each state the actions that only other states offer, once those of all states are known, up to
  /// the first one that changes something.
  @inlinable
  func tryWhatIsNotOffered(in graph: inout StateGraph<App>) {
    let known = graph.known
    let offers = graph.offers
    let bound = graph.bound
    if bound == .violation || bound == .cancelled { return }
    graph.bound = nil
    for (index, law) in graph.properties.enumerated() {
      guard case .ignoring(let isTried) = law.law else { continue }
      let tried = known.indices.filter { isTried(known[$0]) }
      let askers = tried.filter { known[$0].input?.isResponse == true }.compactMap { response in
        offers.firstIndex { $0.contains(response) }.map { graph.states[$0] }
      }
      look(at: 0..<graph.visitedCount, after: askers, in: &graph) {
        app, last, graph throws(RestoringError) in
        let number = last.place.state
        try app.restore(graph.states[number])
        try app.check(isIn: graph.states[number])
        if graph.isMidTurn(number) { return Int?.none }
        (app as? any JudgedApp)?.goOnAlone()
        let start = app.state
        return tried.first { other in
          if offers[number].contains(other) { return false }
          last.place.step = other
          if let input = known[other].input { app.take(input) }
          return (app.state == start) == false
        }
      } add: { graph, number, other in
        let found: Violation? = other.map {
          "here \(known[$0].identity.hiddenCommand), changes something"
        }
        graph.tallies[index].note(found, at: Place(state: number))
      }
    }
    graph.bound = graph.bound ?? bound
  }

  /// Releases the apps that waited in vain, and those that other work releases.
  @usableFromInline
  func leaveApps(of graph: inout StateGraph<App>, _ work: () -> Void = {}) {
    var left = graph.left
    graph.left = []
    steps.follow(from: Place(state: 0), in: graph) { _ in
      left.removeAll()
      work()
    }
  }

  /// Looks at states by their numbers, each piece of them with an app of its own, and adds what was found
  /// in order, up to a state to which the app can't go back.
  @inlinable
  func look<Found: Sendable>(
    at numbers: Range<Int>, after others: [App.State] = [],
    in graph: inout StateGraph<App>, _ look: @escaping Look<Found>,
    add: (inout StateGraph<App>, Int, Found) -> Void
  ) {
    for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 32 * pieces) {
      if graph.isStopped { return }
      let round = start..<min(start + 32 * pieces, numbers.upperBound)
      let starts = Array(stride(from: start, to: round.upperBound, by: 32))
      nonisolated(unsafe) let results =
        UnsafeMutableBufferPointer<[Result<Found, RestoringError>]>.allocate(capacity: starts.count)
      results.initialize(repeating: [])
      DispatchQueue.concurrentPerform(iterations: starts.count) { [graph, steps] index in
        let piece = round.clamped(to: starts[index]..<starts[index] + 32)
        results[index] = graph.found(in: piece, after: others, steps, look)
      }
      for (number, result) in zip(round, results.joined()) where graph.isStopped == false {
        switch result {
        case .success(let found): add(&graph, number, found)
        case .failure(let error): graph.stop(at: Place(state: number), error)
        }
      }
      leaveApps(of: &graph) { results.deinitialize().deallocate() }
      if Task.isCancelled { graph.bound = .cancelled }
      progress(graph.states.count, graph.visitedCount)
    }
  }
}

extension StateGraph {
  /// Returns what a new app finds in the states of a piece, up to one to which it can't go back.
  ///
  /// Whatever an app keeps beside its state, the states of its piece are the same for any number of workers,
  /// and so is the result. It was in some other states first, so that it knows of the requests that it made there.
  @inlinable
  func found<Found>(
    in piece: Range<Int>, after others: [App.State], _ steps: Steps, _ look: Search<App>.Look<Found>
  ) -> [Result<Found, RestoringError>] {
    steps.follow(from: Place(state: piece.lowerBound), in: self) { last in
      var app = firstStates[0].makeApp()
      for state in others { try? app.restore(state) }
      var results: [Result<Found, RestoringError>] = []
      for number in piece {
        last.place = Place(state: number)
        let result = Result { () throws(RestoringError) in
          let found = try look(&app, last, self)
          if let error = steps.error { throw RestoringError("\(error)") }
          return found
        }
        results.append(result)
        if case .failure = result { break }
      }
      return results
    }
  }
}
