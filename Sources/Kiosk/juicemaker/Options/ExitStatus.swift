import FlowDriver
import JuiceFiles
import PlainText

/// What the command tells the one that started it.
enum ExitStatus: Int32 {
  /// All went well.
  case success = 0
  /// A command or an expectation of a flow failed, or the output could not be written.
  case failure = 1
  /// The arguments are wrong.
  case usage = 64
  /// A file cannot be read or makes no sense.
  case badData = 65
  /// A file cannot be written.
  case unwritable = 73
  /// Another process has a file.
  case inUse = 75
}

extension ExitStatus {
  /// The status with which a file ends the command that cannot be used.
  init(_ error: FileError) {
    switch error.kind {
    case .badData: self = .badData
    case .unwritable: self = .unwritable
    case .inUse: self = .inUse
    }
  }
}

/// Why arguments make no sense.
struct UsageError: Error, Hashable {
  /// What is wrong.
  let wrong: String
  /// What would be right.
  let right: String

  init(_ wrong: String, _ right: String) {
    self.wrong = wrong
    self.right = right
  }
}

extension UsageError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line of English.
  var description: String { "juicemaker: \(wrong); \(right)".visible }
}
