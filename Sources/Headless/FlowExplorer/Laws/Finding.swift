public import FlowDriver
import HeadlessUI

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
    _ graph: StateGraph<App>,
    _ property: Property<App>,
    _ index: Int,
    isComplete: Bool,
    makeApp: @escaping () -> App
  ) {
    self.property = property.name
    subject = property.law.subject
    if case .replay(let steps, let replaying) = property.law {
      (outcome, examined) = graph.replayed(
        within: steps, replaying, isComplete: isComplete, makeApp: makeApp)
      note = nil
      return
    }
    if case .observation(let observe) = property.law {
      examined = graph.examined[index]
      (outcome, note) = graph.observed(index, isComplete: isComplete, makeApp: makeApp, observe)
      return
    }
    note = nil
    examined = graph.examined(property.law, index)
    guard let witness = graph.witness(of: property.law, index) else {
      guard isComplete else {
        outcome = .undecided
        return
      }
      if case .reachability = property.law { outcome = .unreached } else { outcome = .holds }
      return
    }
    let path = graph.commands(to: witness.number) + graph.command(witness)
    var flow = Flow(path + witness.commands)
    if case .reachability = property.law {
      outcome = .reached(steps: path.count, flow)
      return
    }
    var isConfirmed = flow.fails(after: path.count, on: makeApp())
    if case .recovery(_, _, let shown) = property.law, isConfirmed == false {
      flow = Flow(path + witness.commands + graph.layers.prefix(1).flatMap(shown))
      isConfirmed = flow.fails(after: path.count, on: makeApp())
    }
    outcome = .violated(steps: path.count, flow, isConfirmed: isConfirmed)
  }
}

extension Property.Law {
  fileprivate var subject: Finding.Subject {
    switch self {
    case .invariant, .reachability, .recovery: .state
    case .step, .observation, .replay: .step
    }
  }
}

extension Flow {
  /// Returns whether the flow passes a number of commands on an app and then fails.
  func fails(after count: Int, on app: some HeadlessApp) -> Bool {
    do {
      try Driver(app).run(self)
      return false
    } catch {
      return (error.location?.line ?? 0) > count
    }
  }
}

extension StateGraph {
  /// Returns the commands that lead from the first state to another.
  func commands(to number: Int) -> [Command] {
    commands(of: walk(to: number))
  }

  fileprivate func command(_ witness: Witness) -> [Command] {
    guard let affordance = witness.affordance else { return [] }
    return [layers[Int(layerNumbers[witness.number])].command(affordance)]
  }

  /// Returns how often a law had something to look at.
  fileprivate func examined(_ law: Property<App>.Law, _ index: Int) -> Int {
    guard case .recovery(let isStart, _, _) = law else { return examined[index] }
    let starts = layers.map(isStart)
    return layerNumbers.prefix(visitedCount).count { starts[Int($0)] }
  }

  fileprivate func witness(of law: Property<App>.Law, _ index: Int) -> Witness? {
    guard case .recovery(let isStart, let isGoal, _) = law else {
      return witnesses.first { $0.property == index }
    }
    return trappedState(from: isStart, to: isGoal).map { number in
      let layer = layers[Int(layerNumbers[number])]
      return Witness(property: index, number: number, affordance: nil, commands: layer.wayOut)
    }
  }
}
