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
  private let isLike: Property<App>.Comparison
  private var restored: App
  private var random = RepeatableNumbers()
  private var counts: [Int: Int] = [:]
  /// All walks of some lengths, the shortest first, of which the one at the next index hasn't been taken.
  private var shortWalks: [Walk]
  private var next = 0
  private(set) var performed = 0

  init?(_ graph: StateGraph<App>, _ isLike: @escaping Property<App>.Comparison) {
    guard graph.visitedCount > 0, let first = graph.firstStates.first else { return nil }
    self.graph = graph
    self.isLike = isLike
    restored = first.makeApp()
    shortWalks = graph.firstStates.indices.prefix(graph.visitedCount).map { Walk(start: $0) }
  }

  /// Returns the first difference that a screen shows, or else the first one, in walks of up to a number of
  /// steps in total.
  mutating func difference(within steps: Int) -> Difference? {
    var hidden: Difference?
    while let (walk, first) = nextWalk(within: steps) {
      let found = difference(on: walk, from: first)
      if found?.isShown == true { return found }
      hidden = hidden ?? found
    }
    return hidden
  }

  /// Returns a walk, with the number of its steps that another one has already compared.
  ///
  /// Short walks take half of the steps.
  private mutating func nextWalk(within steps: Int) -> (Walk, first: Int)? {
    if let walk = shortWalks.dropFirst(next).first, performed + walk.steps.count <= steps / 2 {
      next += 1
      shortWalks += graph.indices(from: walk.end).map {
        Walk(start: walk.start, steps: walk.steps + [graph.steps[$0]])
      }
      return (walk, walk.steps.count)
    }
    guard shortWalks.last?.steps.isEmpty == false, performed < steps else { return nil }
    return (longWalk(upTo: steps - performed), 0)
  }

  /// Returns a walk to any of the states, and on over the transitions that were walked least.
  ///
  /// Its length varies. It ends where all transitions were walked far more often than others.
  private mutating func longWalk(upTo limit: Int) -> Walk {
    let way = graph.walk(to: Int.random(in: 0..<graph.visitedCount, using: &random))
    var walk = way.steps.count < limit ? way : Walk(start: way.start)
    let length = min(walk.steps.count + 8 << Int.random(in: 0...5, using: &random), limit)
    let often = 8 + 2 * performed / max(graph.transitionCount, 1)
    while walk.steps.count < length {
      let indices = graph.indices(from: walk.end).shuffled(using: &random)
      guard let index = indices.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }),
        walk.steps.isEmpty || counts[index, default: 0] < often
      else { break }
      counts[index, default: 0] += 1
      walk.steps.append(graph.steps[index])
    }
    return walk
  }

  /// Walks with an app of its own, and returns the first difference that a screen shows, or else the first
  /// one, after at least a number of steps.
  mutating func difference(on walk: Walk, from first: Int = 0) -> Difference? {
    let graph = graph
    return LastFlow.keep { place in
      let steps = walk.steps.prefix((place.step ?? -1) + 1)
      return "\(graph.flow(of: Walk(start: walk.start, steps: steps)))"
    } _: { last in
      var app = graph.firstStates[walk.start].makeApp()
      var hidden: Difference?
      let steps = walk.steps
      performed += steps.count
      for count in 0...steps.count {
        let done = Walk(start: walk.start, steps: steps.prefix(count))
        if count >= first, let found = difference(app, after: done) {
          if found.isShown { return found }
          hidden = hidden ?? found
        }
        guard count < steps.count else { break }
        last.place.step = count
        let place = graph.place(of: steps[steps.startIndex + count])
        guard graph.perform(place, on: &app) else {
          return hidden ?? Difference(walk: done, expectation: nil)
        }
      }
      return hidden
    }
  }

  /// Compares an app after a walk with one that restored the state to which the walk leads.
  private mutating func difference(_ app: App, after walk: Walk) -> Difference? {
    guard isLike(app, &restored, graph.states[walk.end]) == false else { return nil }
    if let judged = app as? any JudgedApp {
      return Difference(walk: walk, expectation: judged.judge?.expectation(unlike: app.screen))
    }
    let right = graph.app(after: graph.walk(to: walk.end))
    return Difference(walk: walk, expectation: right?.screen.expectation(unlike: app.screen))
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
