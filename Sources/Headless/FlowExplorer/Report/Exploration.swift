import CellText
public import FlowDriver
public import HeadlessUI

/// The result of an exploration.
public struct Exploration<App: RestorableApp>: Sendable {
  package var scope: String { bounds.name }
  /// The states that were found, in the order of discovery.
  public var states: [App.State] { graph.states }
  /// The number of steps between visited states.
  package var transitionCount: Int { graph.transitionCount }
  /// The number of steps from a first state to the furthest one that was visited.
  package var depth: Int {
    graph.visitedCount == 0 ? 0 : graph.walk(to: graph.visitedCount - 1).steps.count
  }
  /// The number of states that weren't visited, such as those beyond the depth of the scope.
  package var frontierCount: Int { states.count - graph.visitedCount }
  /// The reason why the explorer stopped, or `nil` if it visited every state of the scope.
  package var bound: Bound? { graph.bound }
  /// The result of checking each property, in the order of the properties, and last whether the app can
  /// go back to every state.
  public internal(set) var findings: [Finding]
  /// The transitions from one layer to another, in the order of discovery.
  package var layerTransitions: [LayerTransition] { graph.layerSteps.map { $0.transition } }
  /// The finding that two ways to one state go on differently, or `nil` if they go on alike.
  let mixUp: Finding?
  /// The finding of that kind when fewer responses were told apart, or `nil` if there was none.
  var formerMixUp: Finding?
  /// The commands of events whose tasks wait for something that isn't a later step.
  var unresumed: [String] = []
  let graph: StateGraph<App>
  let bounds: Scope<App>

  @usableFromInline
  package enum Bound: Hashable, Sendable {
    /// There are as many states as the scope allows.
    case states(Int)
    /// There are states beyond as many steps as an app that's replayed has at most.
    case depth(Int)
    /// The hidden values at these paths are new in nearly every state, while the screens repeat.
    case unrepeated([String])
    /// A law is violated in a visited state.
    case violation
    /// The task of the exploration was cancelled.
    case cancelled
  }

  init(_ graph: StateGraph<App>, scope: Scope<App>) {
    self.graph = graph
    bounds = scope
    findings = zip(graph.properties, graph.tallies).map { Finding($0, $1, in: graph) }
    findings.append(Finding(ofFollowingIn: graph))
    mixUp = zip(graph.properties, findings).first { $1.isViolation && $0.comparesWays }?.1
    for index in findings.indices
    where isMixedUp && [.holds, .unreached].contains(findings[index].outcome) {
      findings[index].outcome = .undecided
    }
  }

  var isMixedUp: Bool { mixUp?.isViolation == true }

  /// A Boolean value that indicates whether every state of the scope was visited.
  ///
  /// A depth and a number of calls belong to the scope, and are part of the question. A maximum number of
  /// states only protects: an exploration that reaches it is cut short.
  public var isComplete: Bool { bound == nil }

  /// A Boolean value that indicates whether every state of the scope was visited and every property
  /// holds.
  ///
  /// An exploration that was cut short doesn't hold, because other states may violate a property.
  public var holds: Bool { isComplete && findings.allSatisfy { $0.holds } }

  /// The findings that are violations, those after fewer steps first.
  ///
  /// Goals that are never reached come last. Findings after as many steps are in the order of the
  /// properties.
  public var violations: [Finding] {
    findings.filter { $0.isViolation }.sorted { $0.stepCount < $1.stepCount }
  }

  /// Either "complete", with the depth of the scope if there are states beyond it, or the bound that stopped
  /// the explorer, and the number of states that weren't visited.
  package var extent: String {
    switch bound {
    case .states(let limit): "bounded by \(limit) states, frontier \(frontierCount)"
    case .depth(let limit): "bounded by \(limit) steps, frontier \(frontierCount)"
    case .unrepeated(let paths):
      "stopped at what never repeats, \(paths.joined(separator: ", ")), frontier \(frontierCount)"
    case .violation: "stopped at a violation, frontier \(frontierCount)"
    case .cancelled: "cancelled, frontier \(frontierCount)"
    case nil where frontierCount > 0:
      "complete within \(depth.counted("step")), frontier \(frontierCount)"
    case nil: "complete"
    }
  }

  /// Returns a shortest flow from a first state to a state, or an empty flow if the index is out of bounds.
  ///
  /// - Parameter index: The index of the state in ``states``.
  public func flow(to index: Int) -> Flow {
    states.indices.contains(index) ? graph.flow(of: graph.walk(to: index)) : Flow(unchecked: [])
  }
}
