import PlainText

/// The reason why a text can't be read as an outline or as a flow.
public struct SyntaxError: Error, Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The number of the line, counted from 1.
  public let line: Int
  /// The number of the character in the line, counted from 1.
  public let column: Int
  /// A description of the problem.
  public let problem: String
  /// A description of the correct form.
  public let suggestion: String
}

extension SyntaxError: CustomStringConvertible {
  /// The location, the problem, and the suggestion, on one line.
  public var description: String {
    "\(file.visible):\(line):\(column): \(problem); \(suggestion)"
  }
}
