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
  ///   - file: What errors call the file.
  /// - Returns: Why the flow failed, alike on both, or nothing where it passed.
  /// - Throws: A ``PortDifference`` for the first step that does not lead to the same.
  public func compare(
    _ port: some AppPort,
    with reference: some AppPort,
    file: String = "flow"
  ) throws(PortDifference) -> FlowError? {
    let (driver, other) = (Driver(port), Driver(reference))
    for step in [nil] + steps.map({ Optional($0) }) {
      let (found, expected) = (driver.outcome(of: step), other.outcome(of: step))
      guard found == expected else {
        throw PortDifference(
          file: file, step: step, found: found.text, expected: expected.text)
      }
      if let step, case .failed(let failure) = found {
        return FlowError(file: file, line: step.line, failure: failure)
      }
    }
    return nil
  }
}

/// What became of a step.
private enum Outcome: Equatable {
  case shown(Screen<Int>)
  case failed(FlowFailure)

  var text: String {
    switch self {
    case .shown(let screen): screen.outline
    case .failed(let failure): "\(failure)"
    }
  }
}

extension Driver {
  fileprivate func outcome(of step: Flow.Step?) -> Outcome {
    do throws(FlowFailure) {
      if let step { try perform(step.command) }
      return .shown(try screen.numbered)
    } catch {
      return .failed(error)
    }
  }
}
