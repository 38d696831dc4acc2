public import HeadlessUI
import PlainText

extension Flow {
  /// Runs the flow on a port and on a reference, such as the app itself, and compares what they show
  /// after each step.
  ///
  /// The whole screens are compared, even what a modal covers, with their actions numbered as in
  /// `Screen.numbered`. A step that fails must fail in the same way on both, and ends the flow.
  ///
  /// - Returns: The error with which the flow failed on both, or `nil` if it passed.
  /// - Throws: A ``FlowError`` for the first step after which the two differ.
  public func compare(
    _ port: some AppPort, with reference: some AppPort
  ) throws(FlowError) -> FlowError? {
    let (driver, other) = (Driver(port), Driver(reference))
    for step in [nil] + steps.map({ Optional($0) }) {
      let (found, expected) = (driver.outcome(of: step), other.outcome(of: step))
      guard found.error?.reason == expected.error?.reason, found.screen == expected.screen else {
        let (part, otherPart, parents) = found.difference(from: expected)
        let place = step.map { "after \($0.command)" } ?? "at the start"
        let location = step?.location ?? FlowLocation(file: file, line: 1)
        throw FlowError(
          .unexpected(found: "\(part)\(parents) \(place)", expected: otherPart), at: location)
      }
      if let step, let error = found.error { return error.located(at: step.location) }
    }
    return nil
  }
}

/// How a step ended, and what the screen shows then.
private struct Outcome {
  var error: FlowError?
  var screen: Screen<Int>?

  /// Returns the first part that differs, and the parts around it.
  func difference(from other: Outcome) -> (found: String, expected: String, parents: String) {
    guard error?.reason == other.error?.reason else {
      let endings = [self, other].map { $0.error.map { "\($0.reason)" } ?? "no failure" }
      return (endings[0], endings[1], "")
    }
    let (lines, others) = (screen?.outlineLines ?? [], other.screen?.outlineLines ?? [])
    let start = zip(lines, others).prefix { $0 == $1 }.count
    let parts = [lines, others].map { $0.dropFirst(start).first }
    var depth = parts.compactMap { $0.map(indentation) }.max() ?? 0
    var parents = ""
    for line in others.prefix(start).reversed() where indentation(of: line) < depth {
      depth = indentation(of: line)
      parents = " in \(words(line))" + parents
    }
    return (words(parts[0]), words(parts[1]), parents)
  }

  private func words(_ line: Substring?) -> String {
    line.map { String($0.unindented.prefix(200)).visible } ?? "nothing more"
  }

  private func indentation(of line: Substring) -> Int { line.count - line.unindented.count }
}

extension Driver {
  fileprivate func outcome(of step: Flow.Step?) -> Outcome {
    var outcome = Outcome()
    do {
      if let step { try perform(step.command) }
    } catch {
      outcome.error = error
    }
    do {
      outcome.screen = try screen.numbered
    } catch {
      outcome.error = outcome.error ?? error
    }
    return outcome
  }
}
