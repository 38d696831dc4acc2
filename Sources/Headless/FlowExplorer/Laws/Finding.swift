public import FlowDriver

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
  public internal(set) var outcome: Outcome
  /// The subject of the property, "state" or "step".
  let subject: String
  /// The number of visited states, or of steps from them, to which the property applied.
  package internal(set) var examined: Int
  /// A description of the violation if no expectation can show it, or `nil` if the flow does.
  public internal(set) var note: String?

  /// The name of the first state in which the flow of the outcome begins, or `nil` if it has none.
  package internal(set) var firstState: String?

  /// A Boolean value that indicates whether the property holds or its goal is reached.
  ///
  /// A property that's undecided doesn't hold.
  public var holds: Bool { isViolation == false && (outcome == .undecided) == false }

  /// Whether the property is violated, or its goal is never reached.
  package var isViolation: Bool {
    if case .violated = outcome { true } else { outcome == .unreached }
  }

  /// The flow to the violation, with what shows it, or to the goal, or `nil` if there is none.
  public var flow: Flow? {
    switch outcome {
    case .violated(_, let flow, _), .reached(_, let flow): flow
    case .holds, .unreached, .undecided: nil
    }
  }

  /// The number of steps after which the property is violated, or the greatest number if it isn't.
  package var stepCount: Int {
    if case .violated(let steps, _, _) = outcome { steps } else { .max }
  }

  /// A Boolean value that indicates whether the property never applied, such as a law about alerts
  /// in an app without any.
  public var isVacuous: Bool { examined == 0 }
}
