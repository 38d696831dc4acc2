import HeadlessUI
import PlainText

extension Exploration {
  /// A line for each (screen, control, alert), followed by the controls that were never used.
  public var coverageReport: String {
    let transitions = layerTransitions.map {
      ($0.origin, $0.affordance, $0.destination.description)
    }
    let untried = untriedAffordances.map { ($0.origin, $0.affordance, "never tried") }
    let affordances = Set((transitions + untried).map { $0.1 })
    let lines = (transitions + untried).map { origin, affordance, outcome in
      let sameName = affordances.filter {
        $0.gesture == affordance.gesture && $0.name == affordance.name
      }
      let command = affordance.command(isIdentified: sameName.count > 1)
      return "  \(origin): \(command) -> \(outcome)\n"
    }
    return "\(scope): \(extent)\n" + lines.joined()
  }

  /// The exploration as text, which is the same from run to run: the figures and each property, with
  /// a counterexample as a flow file for a violated one.
  public var report: String {
    let findings = findings.map { $0.report }.joined()
    return """
      \(scope): \(extent)
        \(states.count) states, \(transitionCount) transitions, depth \(depth), \
      \(layerTransitions.count) (screen, control, alert) triples, \
      \(untriedAffordances.count) controls never tried

      """ + findings + refusal
  }

  private var refusal: String {
    guard case .refusedState(let index) = bound else { return "" }
    return "  REFUSED: the app didn't restore a state that it was in before\n"
      + "# the state that the app refused\n\(flow(to: index))"
  }
}

extension LayerIdentity: CustomStringConvertible {
  /// The kind and the name of the layer, as a flow writes them.
  public var description: String { "\(role.rawValue) \(name.quoted)" }
}

extension Finding {
  fileprivate var report: String {
    switch outcome {
    case .holds: "  holds: \(property)\n"
    case .reached(let steps, _): "  reached after \(counted(steps)): \(property)\n"
    case .unreached: "  NEVER reached: \(property)\n"
    case .undecided: "  undecided: \(property)\n"
    case .violated(let steps, let flow, let isConfirmed):
      "  VIOLATED after \(counted(steps)): \(property)"
        + (isConfirmed ? "" : " (the flow doesn't show it)")
        + "\n# \(property)\n\(flow)"
    }
  }

  private func counted(_ steps: Int) -> String { steps == 1 ? "1 step" : "\(steps) steps" }
}
