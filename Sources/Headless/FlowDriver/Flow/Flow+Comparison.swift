public import HeadlessUI
import PlainText

extension Flow {
  /// Runs the flow on a port and on a reference step by step, and compares what they show after each
  /// step.
  ///
  /// The whole screens are compared, even what a modal covers, with their actions numbered as in
  /// `Screen.numbered`. A step that fails must fail in the same way on both, and ends the flow.
  ///
  /// - Parameters:
  ///   - port: The port to check.
  ///   - reference: A port that is known to be right, such as the app itself.
  /// - Returns: The error with which the flow failed on both, or `nil` if it passed.
  /// - Throws: A ``PortDifference`` for the first step after which the two differ.
  public func compare(
    _ port: some AppPort,
    with reference: some AppPort
  ) throws(PortDifference) -> FlowError? {
    let (driver, other) = (Driver(port), Driver(reference))
    for step in [nil] + steps.map({ Optional($0) }) {
      let (found, expected) = (driver.outcome(of: step), other.outcome(of: step))
      guard found == expected else {
        let isSameEnding = found.failure == expected.failure
        throw PortDifference(
          file: step?.file ?? file, step: step,
          found: isSameEnding ? found.outline : found.ending,
          expected: isSameEnding ? expected.outline : expected.ending)
      }
      if let step, let failure = found.failure {
        return FlowError(step, failure)
      }
    }
    return nil
  }
}

/// The outcome of a step.
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

/// The first step of a flow after which a port differs from a reference.
public struct PortDifference: Error, Hashable, Sendable {
  /// The name of the flow's file.
  public let file: String
  /// The step, or `nil` if the two already differ at the start.
  public let step: Flow.Step?
  /// The outline of the port's screen or, if the step failed differently on the two, a description
  /// of how it ended on the port.
  public let found: String
  /// The outline of the reference's screen or, if the step failed differently on the two, a
  /// description of how it ended on the reference.
  public let expected: String
}

extension PortDifference: CustomStringConvertible {
  /// The step and the first part that differs, on one line.
  public var description: String {
    let location = step.map { step in
      let repetitions = step.repetitions.map { " in \($0)" }.joined()
      return "\(file.visible):\(step.line): after \(step.command)\(repetitions)"
    }
    let (found, expected) = (lines(of: found), lines(of: expected))
    let start = zip(found, expected).prefix { $0 == $1 }.count
    let part = found.dropFirst(start).first
    let other = expected.dropFirst(start).first
    let parents = parents(of: [part, other].compactMap { $0 }, after: expected.prefix(start))
    return "\(location ?? "\(file.visible): at the start"):\(parents)"
      + " found \(words(part)); expected \(words(other))"
  }

  private func lines(of outline: String) -> [Substring] {
    outline.split(separator: "\n")
  }

  private func words(_ line: Substring?) -> String {
    guard let line else { return "nothing more" }
    return String(line.drop { $0 == " " }.prefix(200)).visible
  }

  /// Returns the parts around the first difference, the outermost first.
  private func parents(of lines: [Substring], after before: ArraySlice<Substring>) -> String {
    var depth = lines.map { indentation(of: $0) }.max() ?? 0
    var parents: [String] = []
    for line in before.reversed() where indentation(of: line) < depth {
      depth = indentation(of: line)
      parents.append(" in \(words(line))")
    }
    return parents.isEmpty ? "" : parents.reversed().joined() + ","
  }

  private func indentation(of line: Substring) -> Int {
    line.prefix { $0 == " " }.count
  }
}
