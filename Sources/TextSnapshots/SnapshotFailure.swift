/// Why a snapshot does not vouch for a text.
public enum SnapshotFailure: Error, Hashable, Sendable {
  /// No snapshot is at that path.
  case missing(path: String)
  /// The snapshot was written just now, and so has vouched for nothing yet.
  case recorded(path: String)
  /// The text differs, first in that line, counted from 1; nothing where a text ends before it.
  case different(path: String, line: Int, expected: String?, actual: String?)
  /// The snapshot cannot be read or written, for a reason in English.
  case inaccessible(path: String, reason: String)
  /// The word that asks for recording is none of those that are known.
  case unknownRecording(String)
}

extension SnapshotFailure: CustomStringConvertible {
  /// What is wrong and what to do, in English.
  public var description: String {
    let variable = SnapshotRecording.variable
    switch self {
    case .missing(let path):
      return "\(path): no such snapshot; run with \(variable)=missing to record it"
    case .recorded(let path):
      return "\(path): recorded; look at it and run again without \(variable)"
    case .different(let path, let line, let expected, let actual):
      let lines = [("expected", expected), ("actual", actual)].map { name, text in
        "  \(name): " + (text.map { "\"\($0)\"" } ?? "(the end of the text)")
      }
      return """
        \(path):\(line): differs; mend the code, or run with \(variable)=all to accept the text
        \(lines.joined(separator: "\n"))
        """
    case .inaccessible(let path, let reason):
      return "\(path): \(reason)"
    case .unknownRecording(let word):
      let words = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(variable)=\(word) is unknown; use one of \(words)"
    }
  }
}
