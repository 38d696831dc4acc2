public import FlowDriver
import HeadlessUI
import PlainText

/// The result of checking a property.
public struct Finding: Hashable, Sendable {
  /// The ways in which checking a property ends.
  public enum Outcome: Hashable, Sendable {
    /// The property holds, and everything was visited.
    case holds
    /// The property is violated after a number of steps. The flow is a counterexample, which is
    /// confirmed if it fails at the violation when it's run.
    case violated(steps: Int, Flow, isConfirmed: Bool)
    /// The goal is reached after a number of steps, by this flow.
    case reached(steps: Int, Flow)
    /// The goal is never reached, and everything was visited.
    case unreached
    /// Some states weren't visited, and the visited ones don't decide the property.
    case undecided
  }

  /// The things that a property is about.
  public enum Subject: String, Hashable, Sendable {
    /// The property is about states.
    case state
    /// The property is about steps from one state to another.
    case step
  }

  /// The name of the property.
  public let property: String
  /// The result of the check.
  public let outcome: Outcome
  /// The things that the property is about.
  public let subject: Subject
  /// The number of visited states, or of steps from them, at which the property had something to
  /// look at.
  public let examined: Int
  /// What is wrong in the middle of the last step of a flow, where no expectation can be, or `nil` if
  /// there is nothing to say about it.
  public let note: String?

  /// A Boolean value that indicates whether the property holds or its goal is reached.
  ///
  /// A property that's undecided doesn't hold.
  public var holds: Bool {
    switch outcome {
    case .holds, .reached: true
    case .violated, .unreached, .undecided: false
    }
  }

  /// A Boolean value that indicates whether the property is violated or its goal is never reached.
  public var isViolation: Bool {
    switch outcome {
    case .violated, .unreached: true
    case .holds, .reached, .undecided: false
    }
  }

  /// A Boolean value that indicates whether the property never had anything to look at, as a law
  /// about alerts in an app without any.
  public var isVacuous: Bool { examined == 0 }

  init<App>(
    _ property: Property<App>,
    _ index: Int,
    in graph: StateGraph<App>,
    isComplete: Bool,
    makeApp: @escaping () -> App
  ) {
    self.property = property.name
    var (examined, note) = (graph.examined[index], String?.none)
    var outcome = isComplete ? Outcome.holds : .undecided
    switch property.law {
    case .state(isGoal: true, _):
      subject = .state
      if let witness = graph.witnesses[index] {
        let path = graph.commands(to: witness)
        outcome = .reached(steps: path.count, Flow(unchecked: path))
      } else if isComplete {
        outcome = .unreached
      }
    case .state, .step:
      if case .state = property.law { subject = .state } else { subject = .step }
      if let witness = graph.witnesses[index] {
        outcome = Outcome(witness.commands, after: graph.commands(to: witness), on: makeApp())
      }
    case .recovery(let isStart, let isGoal, let shown):
      subject = .state
      let starts = graph.layers.map { isStart($0.identity) }
      examined = graph.layerNumbers.prefix(graph.visitedCount).count { starts[$0] }
      if let number = graph.trappedState(from: starts, to: graph.layers.map { isGoal($0.identity) })
      {
        let path = graph.commands(of: graph.walk(to: number))
        let wayOut = graph.layers[graph.layerNumbers[number]].wayOut
        outcome = Outcome(wayOut, after: path, on: makeApp())
        if case .violated(_, _, isConfirmed: false) = outcome, let first = graph.layers.first {
          outcome = Outcome(wayOut + shown(first.identity), after: path, on: makeApp())
        }
      }
    case .observation(let observe):
      subject = .step
      if let (walk, read) = graph.strayReading(of: index, observe, makeApp: makeApp) {
        note = read.visible
        let flow = Flow(unchecked: graph.commands(of: walk))
        outcome = .violated(steps: walk.count, flow, isConfirmed: false)
      }
    case .replay(let steps):
      subject = .step
      var replay = Replay(graph, makeApp: makeApp)
      let found = replay.difference(within: steps)
      examined = replay.performed
      if let found {
        let shortest = replay.shrunk(found, within: 10 * steps)
        let shown = shortest.expectation.map { [Command.expect($0)] } ?? []
        outcome = Outcome(shown, after: graph.commands(of: shortest.walk), on: makeApp())
      }
    }
    (self.outcome, self.examined, self.note) = (outcome, examined, note)
  }
}

extension Finding.Outcome {
  /// A violation, which is confirmed if a flow passes until then and fails at what shows it.
  fileprivate init(_ shown: [Command], after path: [Command], on app: some HeadlessApp) {
    let flow = Flow(unchecked: path + shown)
    var isConfirmed = false
    do {
      try Driver(app).run(flow)
    } catch {
      isConfirmed = (error.location?.line ?? 0) > path.count
    }
    self = .violated(steps: path.count, flow, isConfirmed: isConfirmed)
  }
}
