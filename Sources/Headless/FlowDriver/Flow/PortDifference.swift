import HeadlessUI
import PlainText

/// The first step of a flow after which a port is not like another.
public struct PortDifference: Error, Hashable, Sendable {
  /// What the file of the flow is called.
  public let file: String
  /// The step that does not lead to the same, or nothing where the ports already open differently.
  public let step: Flow.Step?
  /// What the port shows, as an outline; or, where only one of them fails or they fail for other
  /// reasons, how the step ended on it.
  public let found: String
  /// The same of the port that it is compared with.
  public let expected: String
}

extension PortDifference: CustomStringConvertible {
  /// The step and the first part that differs, in one line of English.
  public var description: String {
    let place = step.map { "\(file.visible):\($0.line): after \($0.command)" }
    let (found, expected) = (lines(of: found), lines(of: expected))
    let start = zip(found, expected).prefix { $0 == $1 }.count
    let part = found.dropFirst(start).first
    let other = expected.dropFirst(start).first
    let parents = parents(of: [part, other].compactMap { $0 }, after: expected.prefix(start))
    return "\(place ?? "\(file.visible): at the start"):\(parents)"
      + " found \(words(part)); expected \(words(other))"
  }

  private func lines(of outline: String) -> [Substring] {
    outline.split(separator: "\n")
  }

  private func words(_ line: Substring?) -> String {
    guard let line else { return "nothing more" }
    return String(line.drop { $0 == " " }.prefix(200)).visible
  }

  /// The parts around the first that differs, the outermost first.
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
