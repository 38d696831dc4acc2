public import HeadlessUI
import PlainText

/// The command at which a flow stopped, and the reason.
public struct FlowError: Error, Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The line of the command, counted from 1.
  public let line: Int
  /// The lines that include the file, the nearest first.
  public let includedBy: [FlowLine]
  /// The repetitions in which the command failed, the innermost first.
  public let repetitions: [FlowRepetition]
  /// The reason why the command failed.
  public let failure: FlowFailure

  init(_ step: Flow.Step, _ failure: FlowFailure) {
    file = step.file
    line = step.line
    includedBy = step.includedBy
    repetitions = step.repetitions
    self.failure = failure
  }
}

extension FlowError: CustomStringConvertible {
  /// The location, what is wrong, and what would be right on one line, and the topmost layer below.
  public var description: String {
    "\(file.visible):\(line): \(message)\(failure.tree.below)"
  }

  /// What is wrong, what would be right, and in which inclusions and repetitions, on one line.
  package var message: String { "\(failure.reason)\(includedBy.chain)\(repetitions.chain)" }
}

/// The reason why a file isn't a flow.
public enum FlowFileError: Error, Hashable, Sendable {
  /// The file can't be read, for a reason in English.
  case unreadable(file: String, reason: String)
  /// The file, or a file that it includes, can't be parsed.
  case syntax(FlowSyntaxError)
}

extension FlowFileError: CustomStringConvertible {
  /// The location, what is wrong, and what would be right, on one line.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file.visible): can't be read (\(reason)); use a flow file that can"
    case .syntax(let error): error.description
    }
  }
}

/// The reason why a text isn't a flow.
public struct FlowSyntaxError: Error, Hashable, Sendable {
  /// The error in the text, with its location.
  public let cause: SyntaxError
  /// The lines that include the file, the nearest first.
  public let includedBy: [FlowLine]
}

extension FlowSyntaxError: CustomStringConvertible {
  /// The location, what is wrong, and what would be right, on one line.
  public var description: String { "\(cause)\(includedBy.chain)" }
}
