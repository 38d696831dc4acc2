import CommandLine
import FlowDriver
import JuiceFiles

/// The exit status of the command.
enum ExitStatus: Int32 {
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

  init(_ error: FileError) {
    switch error.kind {
    case .badData: self = .badData
    case .unwritable: self = .unwritable
    case .inUse: self = .inUse
    }
  }
}

/// The reason why the command fails, and the status with which it ends.
struct CommandError: Error, Hashable, CustomStringConvertible {
  let status: ExitStatus
  /// What is wrong, with the place if there is one.
  let description: String
  /// What is wrong, on one line, for a program that knows the place.
  let message: String

  private init(_ status: ExitStatus, _ description: String, message: String? = nil) {
    self.status = status
    self.description = description
    self.message = message ?? description
  }

  init(_ error: UsageError) {
    self.init(.usage, "juicemaker: \(error)")
  }

  init(_ error: FileError) {
    self.init(ExitStatus(error), "\(error)")
  }

  init(_ error: FlowError) {
    self.init(error.isBadData ? .badData : .failure, "\(error)", message: error.message)
  }

  /// Creates the error that a number of a control can't be performed.
  init(_ message: String) {
    self.init(.failure, message)
  }
}
