public import HeadlessUI

/// What an explorer found.
public struct Exploration<App: RestorableApp>: Sendable {
  /// What the scope is called.
  public let scope: String
  /// How many states were found.
  public let states: [App.State]
  /// How many steps between visited states were taken.
  public let transitions: Int
  /// The steps from the first state to the furthest that was visited.
  public let depth: Int
  /// How many states were found and not visited.
  public let frontier: Int
  /// What kept the explorer from going on, or nothing where it saw everything.
  public let bound: Bound?
  /// What became of each property, in the order given.
  public let findings: [Finding]
  /// What leads from one layer to another, in the order of discovery.
  public let passages: [Passage]
  /// What was seen on offer and never done, in the order of discovery.
  public let untried: [UntriedControl]
  private let graph: StateGraph<App>

  /// What kept an explorer from going on.
  public enum Bound: Hashable, Sendable {
    /// There were as many states as the scope allows.
    case states(Int)
    /// The states left are more steps away than the scope allows.
    case depth(Int)
    /// The app refused to go back to the state at this index in ``Exploration/states``.
    case refusedState(Int)
  }

  @usableFromInline
  init(
    _ graph: StateGraph<App>,
    scope: Scope<App>,
    properties: [Property<App>],
    makeApp: () -> App
  ) {
    self.graph = graph
    self.scope = scope.name
    states = graph.states
    transitions = graph.targets.count
    depth = graph.visited == 0 ? 0 : graph.path(to: graph.visited - 1).count
    frontier = graph.states.count - graph.visited
    bound =
      if let refused = graph.refused {
        .refusedState(refused)
      } else if graph.isFull {
        .states(scope.states)
      } else {
        frontier > 0 ? .depth(scope.depth) : nil
      }
    passages = graph.passages
    untried = graph.untried
    let isComplete = bound == nil
    findings = properties.enumerated().map { index, property in
      Finding(graph, property, index, isComplete: isComplete, makeApp: makeApp)
    }
  }

  /// Whether every state of the scope was visited.
  public var isComplete: Bool { bound == nil }

  /// Whether no property is broken, and the app went back to every state that it was asked for.
  public var isSound: Bool {
    if case .refusedState = bound { return false }
    return findings.allSatisfy { $0.holds }
  }

  /// "complete", or what the exploration was bounded by and how many states were left.
  public var extent: String {
    switch bound {
    case .states(let limit): "bounded by \(limit) states, frontier \(frontier)"
    case .depth(let limit): "bounded by \(limit) steps, frontier \(frontier)"
    case .refusedState(let number):
      "stopped because the app refused to restore state \(number), frontier \(frontier)"
    case nil: "complete"
    }
  }

  /// The shortest flow that leads to a state, by the state's place in ``states``.
  public func flow(to number: Int) -> Flow {
    Flow(states.indices.contains(number) ? graph.commands(to: number) : [])
  }
}
