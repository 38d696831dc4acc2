public import HeadlessUI
import TextRenderer

extension Flow {
  /// Runs the flow on a port and on another step by step, and compares what they show after each.
  ///
  /// Screens are compared whole, also where a modal covers them, with their actions
  /// `Screen.numbered`. A step that fails is to fail alike on both, and ends the flow.
  ///
  /// - Parameters:
  ///   - port: The port that is to be checked.
  ///   - reference: The port that is taken to be right, such as the app itself.
  /// - Returns: Why the flow failed, alike on both, or nothing where it passed.
  /// - Throws: A ``PortDifference`` for the first step that does not lead to the same.
  public func compare(
    _ port: some AppPort,
    with reference: some AppPort
  ) throws(PortDifference) -> FlowError? {
    let (driver, other) = (Driver(port), Driver(reference))
    for step in [nil] + steps.map({ Optional($0) }) {
      let (found, expected) = (driver.outcome(of: step), other.outcome(of: step))
      guard found == expected else {
        let isAlike = found.failure == expected.failure
        throw PortDifference(
          file: step?.file ?? file, step: step, found: isAlike ? found.outline : found.ending,
          expected: isAlike ? expected.outline : expected.ending)
      }
      if let step, let failure = found.failure {
        return FlowError(step, failure)
      }
    }
    return nil
  }
}

/// What became of a step.
private struct Outcome: Equatable {
  var failure: FlowFailure?
  var screen: Screen<Int>?

  var ending: String { failure.map { "\($0.reason)" } ?? "no failure" }

  var outline: String { screen?.outline ?? "" }
}

extension Driver {
  fileprivate func outcome(of step: Flow.Step?) -> Outcome {
    var outcome = Outcome()
    do {
      if let step { try perform(step.command) }
    } catch {
      outcome.failure = error
    }
    do {
      outcome.screen = try screen.numbered
    } catch {
      outcome.failure = outcome.failure ?? error
    }
    return outcome
  }
}
