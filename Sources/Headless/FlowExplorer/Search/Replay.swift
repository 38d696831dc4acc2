import FlowDriver
import HeadlessUI

/// Walks through a graph with apps that are never restored, in search of one on which an app differs
/// from the states that the graph names.
struct Replay<App: RestorableApp> {
  /// A difference after the last step of a walk.
  struct Difference {
    let walk: Walk
    /// The expectation that the app doesn't meet, according to its model or else to an app on
    /// another way to the same state, or `nil` if there is none.
    let expectation: Command.Expectation?
    var isShown: Bool { (expectation == nil) == false }
  }

  let graph: StateGraph<App>
  private var restored: App
  private var random = RepeatableNumbers()
  /// How often each transition was walked.
  private var counts: [Int: Int] = [:]
  private(set) var performed = 0

  init?(_ graph: StateGraph<App>) {
    let canWalk = (0..<graph.visitedCount).contains { graph.indices(from: $0).isEmpty == false }
    guard canWalk, let first = graph.firstStates.first else { return nil }
    self.graph = graph
    restored = first.makeApp()
  }

  /// Returns the first difference that a screen shows, or else the first one, in walks of up to a number of
  /// steps in total.
  mutating func difference(within steps: Int) -> Difference? {
    var hidden: Difference?
    while performed < steps {
      let found = difference(on: nextWalk(upTo: steps - performed))
      if found?.isShown == true { return found }
      hidden = hidden ?? found
    }
    return hidden
  }

  /// Returns the first difference in walks of up to a number of steps in total, each of which goes round one
  /// of some short cycles three times, because an app may count in what nobody can look into.
  mutating func differenceInCycles(within steps: Int) -> Difference? {
    let graph = graph
    let returning = graph.steps.indices.filter { index in
      (graph.arrivals[graph.steps[index].target] == index) == false
    }
    let limit = performed + steps
    for index in returning.shuffled(using: &random).prefix(500) where performed < limit {
      let step = graph.steps[index]
      guard let back = graph.way(from: step.target, to: step.origin) else { continue }
      let cycles = [[WalkStep]](repeating: [step] + back, count: 3).joined()
      let walk = graph.walk(to: step.origin, then: Array(cycles)[...])
      if let found = difference(on: walk) { return found }
    }
    return nil
  }

  /// Returns a walk of some length to any of the states, and on over the transitions that were walked
  /// least.
  private mutating func nextWalk(upTo limit: Int) -> Walk {
    let way = graph.walk(to: Int.random(in: 0..<graph.visitedCount, using: &random))
    var walk = way.steps.count < limit ? way : Walk(start: way.start)
    let length = min(walk.steps.count + 8 << Int.random(in: 0...5, using: &random), limit)
    while walk.steps.count < length {
      let indices = graph.indices(from: walk.end).shuffled(using: &random)
      let index = indices.min { counts[$0, default: 0] < counts[$1, default: 0] }
      guard let index else { break }
      counts[index, default: 0] += 1
      walk.steps.append(graph.steps[index])
    }
    return walk
  }

  /// Walks with an app of its own, and returns the first difference that a screen shows, or else the first
  /// one.
  mutating func difference(on walk: Walk) -> Difference? {
    let graph = graph
    func text(_ place: Place) -> String {
      "\(graph.flow(of: walk.prefix((place.step ?? -1) + 1)))"
    }
    return LastFlow.keep(after: graph.knowledge, text) { last in
      var app = graph.firstStates[walk.start].makeApp()
      var hidden: Difference?
      performed += walk.steps.count
      for count in 0...walk.steps.count {
        let done = walk.prefix(count)
        let reached = app.state
        let screen = app.screen(in: reached)
        let found = difference(app, in: reached, showing: screen, after: done)
        if found?.isShown == true { return found }
        hidden = hidden ?? found
        guard let next = walk.steps.dropFirst(count).first else { break }
        last.place.step = count
        guard graph.perform(graph.place(of: next), &app, screen) else {
          return hidden ?? Difference(walk: done, expectation: nil)
        }
      }
      return hidden
    }
  }

  /// Compares an app after a walk with one that restored the state to which the walk leads.
  private mutating func difference(
    _ app: App, in reached: App.State, showing screen: Screen<App.Action>, after walk: Walk
  ) -> Difference? {
    let state = graph.states[walk.end]
    if graph.areEqual(reached, state), isShown(screen, in: state) { return nil }
    if let judged = app as? any JudgedApp {
      return Difference(walk: walk, expectation: judged.judge?.expectation(unlike: screen))
    }
    let right = graph.app(after: graph.walk(to: walk.end))
    return Difference(walk: walk, expectation: right?.screen.expectation(unlike: screen))
  }

  /// Returns whether an app shows a screen once it has restored a state; one that repeats its way isn't asked.
  private mutating func isShown(_ screen: Screen<App.Action>, in state: App.State) -> Bool {
    if App.self is any RepeatingApp.Type { return true }
    guard case .some = try? restored.restore(state) else { return false }
    let other = restored.screen
    return screen == other || screen.numbered == other.numbered
  }
}

/// A generator that starts in the same way each time.
private struct RepeatableNumbers: RandomNumberGenerator {
  private var state: UInt64 = 0

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
