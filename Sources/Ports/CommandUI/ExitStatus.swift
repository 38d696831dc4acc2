/// The exit status of a command.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A flow or a law failed, or the output couldn't be written.
  case failure = 1
  /// No law is violated, but not everything was explored.
  case undecided = 2
  case usage = 64
  /// A file can't be read or isn't valid.
  case badData = 65
  /// A file can't be written.
  case unwritable = 73
  /// Another process uses a file.
  case inUse = 75
}

/// The reason why a command can't do what it's asked for, in whole lines without the last line break.
package struct CommandFailure: Error, Hashable, CustomStringConvertible {
  package let status: ExitStatus
  package let description: String

  package init(_ status: ExitStatus, _ description: String) {
    (self.status, self.description) = (status, description)
  }
}
