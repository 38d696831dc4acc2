import CellText
package import FlowDriver

/// The reason why a process can't be used, or can't be used any longer, as a port.
public struct ProcessPortError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The process couldn't be started, for a reason in the words of the system.
    case notStarted(String)
    /// The process ended with this status, or closed its output, before it answered.
    case exited(Int32)
    /// The process was ended by a signal before it answered.
    case killed(signal: Int32)
    /// The answer isn't the outline of a screen.
    case unreadable(SyntaxError)
    /// The answer is longer than this number of bytes.
    case endless(Int)
    /// The process didn't answer within this time.
    case silent(Duration)
    /// The process wrote more than one answer to a line.
    case unasked
    /// The process refused to do something, for a reason in its own words.
    case refused(String)
  }

  /// With its arguments.
  package let command: String
  package let reason: Reason

  /// The command and the reason, on one line.
  public var description: String {
    let command = command.visible
    return switch reason {
    case .notStarted(let message): "can't start \(command): \(message.visible)"
    case .exited(let status): "\(command): ended with status \(status) before it answered"
    case .killed(let signal): "\(command): was ended by signal \(signal) before it answered"
    case .unreadable(let error): "\(command): outline:\(error)"
    case .endless(let limit): "\(command): answered with more than \(limit) bytes"
    case .silent(let time): "\(command): didn't answer within \(time)"
    case .unasked: "\(command): answered more than once"
    case .refused(let message): "\(command): refused: \(message.visible)"
    }
  }
}
