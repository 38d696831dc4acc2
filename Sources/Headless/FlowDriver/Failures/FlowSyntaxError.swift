import PlainText

/// Why a text is not a flow, or not an outline of a screen.
public struct FlowSyntaxError: Error, Hashable, Sendable {
  /// What the file is called.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The character of the line, counted from 1.
  public let column: Int
  /// The lines that include the file, the nearest first.
  public let includedBy: [FlowLine]
  /// What is wrong.
  public let wrong: String
  /// What would be right.
  public let right: String
}

extension FlowSyntaxError: CustomStringConvertible {
  /// The place, what is wrong and what would be right, in one line of English.
  public var description: String {
    "\(file.visible):\(line):\(column): \(wrong); \(right)\(includedBy.chain)"
  }
}
