import FlowDriver
import HeadlessUI

/// Walks through a graph with apps that are never restored, in search of one on which an app differs
/// from the states that the graph names.
struct Replay<App: RestorableApp> {
  /// A difference after the last step of a walk.
  struct Difference {
    let walk: Walk
    /// What the screen of the state meets and that of the app doesn't, or `nil` if both show the same.
    let expectation: Command.Expectation?
  }

  let graph: StateGraph<App>
  private let replaying: Property<App>.Replaying
  private let makeApp: () -> App
  private var restored: App
  private var random = SplitMix()
  /// How often each transition was walked.
  private var counts: [Int: Int] = [:]
  /// The first difference so far that no screen shows.
  private var hidden: Difference?
  /// The number of steps so far.
  private(set) var performed = 0

  init(
    _ graph: StateGraph<App>,
    _ replaying: @escaping Property<App>.Replaying,
    makeApp: @escaping () -> App
  ) {
    self.graph = graph
    self.replaying = replaying
    self.makeApp = makeApp
    restored = makeApp()
  }

  /// Returns a difference that walks of a number of steps in all find, if possible one that a screen
  /// shows, or `nil` if there is none.
  mutating func difference(within steps: Int) -> Difference? {
    guard graph.visitedCount > 0 else { return nil }
    for length in 0...graph.lengthOfAllWalks(within: steps / 2) {
      var walk: Walk = []
      if let found = search(length, &walk) { return found }
    }
    guard graph.steps(from: 0).isEmpty == false else { return hidden }
    while performed < steps {
      if let found = shown(by: longWalk(upTo: steps - performed), from: 0) { return found }
    }
    return hidden
  }

  /// Returns the first difference that a screen shows after the last step of the walks of a length.
  ///
  /// - Parameters:
  ///   - length: The length of the walks.
  ///   - walk: The steps with which all of them begin.
  private mutating func search(_ length: Int, _ walk: inout Walk) -> Difference? {
    guard walk.count < length else { return shown(by: walk, from: length) }
    for step in graph.steps(from: walk.last?.target ?? 0) {
      walk.append(step)
      if let found = search(length, &walk) { return found }
      walk.removeLast()
    }
    return nil
  }

  private mutating func shown(by walk: Walk, from first: Int) -> Difference? {
    guard let found = replay(walk, from: first) else { return nil }
    if case .some = found.expectation { return found }
    hidden = hidden ?? found
    return nil
  }

  /// Returns a walk to any of the states, and on over the transitions that were walked least.
  ///
  /// Its length varies. It ends where all transitions were walked far more often than others.
  private mutating func longWalk(upTo limit: Int) -> Walk {
    let way = graph.walk(to: Int.random(in: 0..<graph.visitedCount, using: &random))
    var walk = way.count < limit ? way : []
    let length = min(walk.count + 8 << Int.random(in: 0...5, using: &random), limit)
    let often = 8 + 2 * performed / max(graph.targets.count, 1)
    while walk.count < length {
      let number = walk.last?.target ?? 0
      let edges = graph.edges(of: number).filter { Int(graph.targets[$0]) < graph.visitedCount }
      let turn = edges.isEmpty ? 0 : Int.random(in: edges.indices, using: &random)
      let turned = edges[turn...] + edges[..<turn]
      guard let edge = turned.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }),
        walk.isEmpty || counts[edge, default: 0] < often
      else { break }
      counts[edge, default: 0] += 1
      walk.append(
        WalkStep(
          origin: number, affordance: Int(graph.affordances[edge]),
          target: Int(graph.targets[edge])))
    }
    return walk
  }

  /// Walks with an app of its own.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - first: The number of steps after which to look for differences.
  /// - Returns: A difference, or `nil` if there is none.
  mutating func replay(_ walk: Walk, from first: Int = 0) -> Difference? {
    let states = [graph.states[0]] + walk.map { graph.states[$0.target] }
    let found = replaying(makeApp(), &restored, walk.map { $0.affordance }, states, first)
    performed += walk.count
    return found.map {
      Difference(walk: Array(walk.prefix($0.steps)), expectation: $0.expectation)
    }
  }
}

extension StateGraph {
  /// Returns the commands of a walk.
  func commands(of walk: Walk) -> [Command] {
    walk.map { layers[Int(layerNumbers[$0.origin])].command($0.affordance) }
  }

  /// Returns what walks with fresh apps find, and the number of steps that they took.
  func replayed(
    within steps: Int,
    _ replaying: @escaping Property<App>.Replaying,
    isComplete: Bool,
    makeApp: @escaping () -> App
  ) -> (Finding.Outcome, steps: Int) {
    var replay = Replay(self, replaying, makeApp: makeApp)
    let found = replay.difference(within: steps)
    let performed = replay.performed
    guard let found else { return (isComplete ? .holds : .undecided, performed) }
    let shortest = replay.shrunk(found, within: 10 * steps)
    let path = commands(of: shortest.walk)
    let flow = Flow(path + (shortest.expectation.map { [.expect($0)] } ?? []))
    let isConfirmed = flow.fails(after: path.count, on: makeApp())
    return (.violated(steps: path.count, flow, isConfirmed: isConfirmed), performed)
  }
}

/// A generator that starts in the same way each time.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64 = 0

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
