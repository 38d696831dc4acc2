public import FlowDriver
import PlainText

/// Why a process is no port, or no longer.
public struct ProcessPortError: Error, Hashable, Sendable {
  /// The ways in which a process fails.
  public enum Reason: Hashable, Sendable {
    /// The process could not be started; why, in the words of the system.
    case notStarted(String)
    /// The process ended, or closed its output, before it had answered; its exit status.
    case exited(Int32)
    /// The process was ended by a signal before it had answered.
    case killed(signal: Int32)
    /// The answer is not an outline of a screen.
    case unreadable(FlowSyntaxError)
    /// The answer is longer than this number of bytes.
    case endless(Int)
    /// The process refused what it was asked to do; why, in its own words.
    case refused(String)
  }

  /// The command that was started, with its arguments.
  public let command: String
  /// What went wrong.
  public let reason: Reason
}

extension ProcessPortError: CustomStringConvertible {
  /// The command, what is wrong and what would be right, in one line of English.
  public var description: String { "\(command.visible): \(message)" }

  private var message: String {
    switch reason {
    case .notStarted(let message):
      "cannot be started (\(message.visible)); name a program that can"
    case .exited(let status):
      "ended with status \(status) before it answered; what it said is on standard error"
    case .killed(let signal):
      "was ended by signal \(signal) before it answered; what it said is on standard error"
    case .unreadable(let error): "\(error)"
    case .endless(let limit):
      "answered with more than \(limit) bytes; an empty line would have to end the answer"
    case .refused(let message): "refused: \(message.visible)"
    }
  }
}
