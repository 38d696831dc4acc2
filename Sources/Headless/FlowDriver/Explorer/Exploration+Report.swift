import HeadlessUI
import PlainText

extension Exploration {
  /// How many different (screen, control, alert) there were: what a control that belongs to a layer
  /// leads to, an alert or none.
  public var coverage: Int { passages.count }

  /// Each (screen, control, alert) on a line, and after them the controls that were never tried.
  public var coverageReport: String {
    let passages = passages.map { ($0.origin, $0.control, $0.destination.shown) }
    let untried = untried.map { ($0.origin, $0.control, "never tried") }
    let lines = (passages + untried).map { origin, control, outcome in
      "  \(origin.shown): \(control.command(isTwin: true)) -> \(outcome)\n"
    }
    return "\(scope): \(extent)\n" + lines.joined()
  }

  /// The exploration as text, the same from run to run: the figures, each property, and for a
  /// broken one the flow file that shows it.
  public var report: String {
    let findings = findings.map { $0.report }.joined() + refusal
    return """
      \(scope): \(extent)
        \(states.count) states, \(transitions) transitions, depth \(depth), \
      \(coverage) (screen, control, alert) triples, \(untried.count) controls never tried

      """ + findings
  }

  private var refusal: String {
    guard case .refusedState(let number) = bound else { return "" }
    return "  REFUSED: the app didn't go back to a state that it had been in\n"
      + "# the state that was refused\n\(flow(to: number))"
  }
}

extension Place {
  fileprivate var shown: String { "\(role.rawValue) \(name.quoted)" }
}

extension Finding {
  fileprivate var report: String {
    switch outcome {
    case .holds: "  holds: \(property)\n"
    case .met(let steps, _): "  met after \(counted(steps)): \(property)\n"
    case .unmet: "  NEVER met: \(property)\n"
    case .open: "  undecided so far: \(property)\n"
    case .broken(let steps, let flow, let isConfirmed):
      "  BROKEN after \(counted(steps)): \(property)"
        + (isConfirmed ? "" : " (the flow does not show it)")
        + "\n# \(property)\n\(flow)"
    }
  }

  private func counted(_ steps: Int) -> String { steps == 1 ? "1 step" : "\(steps) steps" }
}
