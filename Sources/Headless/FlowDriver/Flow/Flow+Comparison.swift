import CellText
public import HeadlessUI

extension Flow {
  /// The parts of screens that count when a port is compared with a reference.
  public enum Comparison: Hashable, Sendable {
    /// All contents of a screen, even identifiers and statuses that don't hold.
    case everything
    /// The visible parts of a screen and its controls, without identifiers, statuses that don't
    /// hold, the frames of groups without a name, and colors, such as those of warnings.
    case appearance
  }

  /// Runs the flow on a port and on a reference, such as the app itself, and compares their screens
  /// after each step.
  ///
  /// The whole screens are compared, even covered parts, with their actions numbered as in
  /// `Screen.numbered`. A step that fails must fail in the same way on both, and ends the flow.
  ///
  /// A port that reads its output back, such as the labels of a user interface, can be compared by
  /// ``Comparison/appearance``. Commands that choose by an identifier fail on a port without any.
  ///
  /// - Parameters:
  ///   - port: The port to check.
  ///   - reference: The app itself, or another port to one.
  ///   - comparison: The parts of the screens that count.
  /// - Returns: The error with which the flow failed on both, or `nil` if it passed.
  /// - Throws: A ``FlowError`` for the first step after which the two differ.
  public func compare(
    _ port: some AppPort, with reference: some AppPort, by comparison: Comparison = .everything
  ) throws(FlowError) -> FlowError? {
    let driver = Driver(port)
    let other = Driver(reference)
    for step in [nil] + steps.map({ Optional($0) }) {
      let (found, error) = driver.outcome(of: step, comparison)
      let (expected, _) = other.outcome(of: step, comparison)
      guard found == expected else {
        let place = step.map { "after \($0.command)" } ?? "at the start"
        let location = step?.location ?? FlowLocation(file: file, line: 1)
        throw FlowError(difference(of: found, from: expected, place), at: location)
      }
      if let step, let error { return error.located(at: step.location) }
    }
    return nil
  }
}

/// Returns the first line that differs, and the parts around it.
///
/// Numbers are compared only if nothing else differs, because an extra control changes the numbers of
/// all controls after it.
private func difference(
  of lines: [Substring], from others: [Substring], _ place: String
) -> FlowError.Reason {
  let isUnlike = (lines.map(unnumbered) == others.map(unnumbered)) == false
  let start = zip(lines, others)
    .prefix { isUnlike ? unnumbered($0) == unnumbered($1) : $0 == $1 }.count
  let parts = [lines, others].map { $0.dropFirst(start).first }
  var depth = parts.compactMap { $0.map(indentation) }.max() ?? 0
  var parents = ""
  for line in others.prefix(start).reversed() where indentation(of: line) < depth {
    depth = indentation(of: line)
    parents = " in \(words(line))" + parents
  }
  return .different(found: "\(words(parts[0]))\(parents) \(place)", expected: words(parts[1]))
}

private func words(_ line: Substring?) -> String {
  line.map { String($0.unindented.prefix(200)).visible } ?? "nothing more"
}

private func unnumbered(_ line: Substring) -> Substring {
  line.replacing(/\[[0-9]+\]/, with: "[]")
}

private func indentation(of line: Substring) -> Int { line.count - line.unindented.count }

extension Driver {
  /// Performs a step, and returns how it ended and the outline of the screen then, line by line.
  fileprivate func outcome(
    of step: Flow.Step?, _ comparison: Flow.Comparison
  ) -> (lines: [Substring], error: FlowError?) {
    func outline() throws(FlowError) -> [Substring] {
      try screen.outline(showsAll: comparison == .everything).split(separator: "\n")
    }
    do {
      if let step { try perform(step.command) }
      return (["no failure"] + (try outline()), nil)
    } catch {
      return (["\(error.reason)"] + ((try? outline()) ?? []), error)
    }
  }
}
