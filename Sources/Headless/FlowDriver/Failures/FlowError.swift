import PlainText

/// The command of a flow at which it stopped.
public struct FlowError: Error, Hashable, Sendable {
  /// What the file is called.
  public let file: String
  /// The line of the command, counted from 1.
  public let line: Int
  /// The lines that include the file, the nearest first.
  public let includedBy: [FlowLine]
  /// Why the command failed.
  public let failure: FlowFailure

  init(_ step: Flow.Step, _ failure: FlowFailure) {
    file = step.file
    line = step.line
    includedBy = step.includedBy
    self.failure = failure
  }
}

extension FlowError: CustomStringConvertible {
  /// The place, what is wrong and what would be right, in one line of English, and the topmost
  /// layer as a tree below it.
  public var description: String {
    "\(file.visible):\(line): \(failure.reason)\(includedBy.chain)\(failure.tree.below)"
  }
}
