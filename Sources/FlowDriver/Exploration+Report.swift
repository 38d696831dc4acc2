extension Exploration {
  /// How many different (screen, control, alert) there were: what a control that belongs to a layer
  /// leads to, an alert or none.
  public var coverage: Int { passages.count }

  /// The exploration as text, the same from run to run: the figures, each property, and for a
  /// broken one the flow file that shows it.
  public var report: String {
    let findings = findings.map { $0.report }.joined()
    return """
      \(scope): \(extent)
        \(states.count) states, \(transitions) transitions, depth \(depth), \
      \(coverage) (screen, control, alert) triples

      """ + findings
  }
}

extension Finding {
  fileprivate var report: String {
    switch outcome {
    case .holds: "  holds: \(property)\n"
    case .met(let steps, _): "  met after \(steps) steps: \(property)\n"
    case .unmet: "  NEVER met: \(property)\n"
    case .open: "  not met so far: \(property)\n"
    case .broken(let steps, let flow, let isConfirmed):
      """
        BROKEN after \(steps) steps: \(property)\(isConfirmed ? "" : " (the flow does not show it)")
      # \(property)
      \(flow)
      """
    }
  }
}
