public import FlowDriver
import HeadlessUI
import PlainText

/// The result of checking a property.
public struct Finding: Hashable, Sendable {
  /// The ways in which checking a property ends.
  public enum Outcome: Hashable, Sendable {
    /// The property holds, and everything was visited.
    case holds
    /// The property is violated after a number of steps, to which the flow leads.
    case violated(steps: Int, Flow, Evidence)
    /// The goal is reached after a number of steps, by this flow.
    case reached(steps: Int, Flow)
    /// The goal is never reached, and everything was visited.
    case unreached
    /// Some states weren't visited, and the visited ones don't decide the property.
    case undecided
  }

  /// The ways in which a flow shows a violation.
  public enum Evidence: Hashable, Sendable {
    /// The flow fails at the violation on a new app, and passes on the app's model.
    case confirmed
    /// The flow fails at the violation on a new app, which has no model that could pass it.
    case failing
    /// The flow doesn't show the violation; ``Finding/note`` describes it.
    case unshown
  }

  /// The name of the property.
  public let property: String
  /// The result of the check.
  public private(set) var outcome: Outcome
  /// The subject of the property, "state" or "step".
  let subject: String
  /// The number of visited states, or of steps from them, to which the property applied.
  public private(set) var examined: Int
  /// A description of the violation if no expectation can show it, or `nil` if the flow does.
  public private(set) var note: String?

  /// The name of the first state in which the flow of the outcome begins, or `nil` if it has none.
  public private(set) var firstState: String?

  /// A Boolean value that indicates whether the property holds or its goal is reached.
  ///
  /// A property that's undecided doesn't hold.
  public var holds: Bool { isViolation == false && (outcome == .undecided) == false }

  /// A Boolean value that indicates whether the property is violated or its goal is never reached.
  public var isViolation: Bool {
    if case .violated = outcome { true } else { outcome == .unreached }
  }

  /// The number of steps after which the property is violated, or the greatest number if it isn't.
  package var stepCount: Int {
    if case .violated(let steps, _, _) = outcome { steps } else { .max }
  }

  /// A Boolean value that indicates whether the property never applied, such as a law about alerts
  /// in an app without any.
  public var isVacuous: Bool { examined == 0 }

  /// A Boolean value that indicates whether a new app contradicts the app that went back.
  private(set) var isRefuted = false

  /// The same finding without its violation.
  var undecided: Finding {
    var finding = self
    (finding.outcome, finding.note, finding.firstState) = (.undecided, nil, nil)
    return finding
  }

  init<App>(_ property: Property<App>, _ tally: Tally = Tally(), in graph: StateGraph<App>) {
    let isComplete = graph.bound == nil
    self.property = property.name
    subject = property.law.subject
    (examined, outcome) = (tally.examined, isComplete ? .holds : .undecided)
    func violate(after walk: Walk, _ shown: [Command], seen: String? = nil) {
      let (way, first) = (graph.commands(of: walk), graph.firstStates[walk.start])
      let (evidence, note, isRefuted) =
        seen.map { (.unshown, $0.visible, false) }
        ?? Flow(unchecked: way + shown).evidence(after: way.count, first.makeApp)
      (self.note, self.isRefuted, firstState) = (note, isRefuted, first.name)
      let steps =
        walk.steps.count + shown.count { ($0.gesture == nil) == false && (seen == nil) == false }
      outcome = .violated(steps: steps, Flow(unchecked: way.joined + shown), evidence)
    }
    switch property.law {
    case .state(isGoal: true, _, _):
      if let witness = tally.witness {
        let walk = graph.walk(to: witness)
        firstState = graph.firstStates[walk.start].name
        outcome = .reached(steps: walk.steps.count, graph.flow(of: walk))
      } else if isComplete {
        outcome = .unreached
      }
    case .state, .step, .ignoring:
      if let witness = tally.witness {
        violate(after: graph.walk(to: witness), witness.commands, seen: witness.note)
      }
    case .recovery(let isFromAlerts, let isGoal):
      let starts = graph.layers.map { isFromAlerts == false || $0.identity.role == .alert }
      examined = graph.layerNumbers.prefix(graph.visitedCount).count { starts[$0] }
      if let number = graph.trappedState(from: starts, to: graph.layers.map { isGoal($0.identity) })
      {
        let path = graph.walk(to: number)
        let wayOut = graph.layers[graph.layerNumbers[number]].wayOut
        violate(after: path, wayOut)
        if isFromAlerts == false, (note == nil) == false, let first = graph.firstStates.first {
          let home = first.makeApp().screen.topLayer.name
          violate(after: path, wayOut + [.expect(.noAlert), .expect(.title(home))])
        }
      }
    case .replay(let steps, let isLike):
      if graph.isUnrestored || (steps == nil && graph.bound == .violation) { break }
      let steps = steps ?? min(max(1_000, 4 * graph.transitionCount), 10_000)
      guard var replay = Replay(graph, isLike) else { break }
      let found = replay.differences(within: steps)
      examined = replay.performed
      let shrunk = found.map { replay.shrunk($0, within: 10 * steps) }
      if let shortest = shrunk.min(by: { $0.walk.steps.count < $1.walk.steps.count }) {
        let shown = shortest.expectation.map { [Command.expect($0)] } ?? []
        let seen = "an app that goes back to this state isn't like one that gets here"
        violate(after: shortest.walk, shown, seen: shown.isEmpty ? seen : nil)
        if App.self is any RepeatingApp.Type {
          let last = shortest.walk.steps.suffix(1)
          let other = graph.walk(to: last.first?.origin ?? shortest.walk.end, then: last)
          let ways = [shortest.walk, other].map { graph.commands(of: $0).joined }
          let way = ways[1].map { "\($0)" }.joined(separator: ", ")
          note =
            ways[0] == ways[1]
            ? "one way goes on differently in two apps, so something is random, or apps share it"
            : "the same screen, reached in two ways, goes on differently, here and after \(way); "
              + "name the objects that differ by hiddenStateOf, or give a key"
        }
      }
    }
  }
}

extension Flow {
  /// Returns whether the flow passes a number of steps on an app and then fails, and passes on the
  /// app's model if there is one, or else a note that describes the violation, and whether a new app
  /// refutes it.
  func evidence(
    after count: Int, _ makeApp: () -> some HeadlessApp
  ) -> (Finding.Evidence, note: String?, isRefuted: Bool) {
    guard steps.count > count else {
      return (.unshown, "the law names no command that shows it", false)
    }
    do {
      try Driver(makeApp()).run(self)
      return (.unshown, "a new app passes the flow; what is wrong was seen after going back", true)
    } catch {
      guard (error.location?.line ?? 0) > count else {
        return (.unshown, "a new app can't take these steps, which were found by going back", true)
      }
    }
    switch (makeApp() as? any JudgedApp)?.judge?.passes(self) {
    case true?: return (.confirmed, nil, false)
    case false?: return (.unshown, "the model doesn't pass the flow, either", false)
    case nil: return (.failing, nil, false)
    }
  }
}
