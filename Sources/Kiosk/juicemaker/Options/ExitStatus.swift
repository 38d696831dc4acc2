import FlowDriver
import JuiceFiles
import PlainText

/// The exit status of the command.
enum ExitStatus: Int32 {
  /// Everything went well.
  case success = 0
  /// A flow or a law failed, or the output couldn't be written.
  case failure = 1
  /// No law is violated, but not everything was explored.
  case undecided = 2
  /// The arguments are wrong.
  case usage = 64
  /// A file can't be read or isn't valid.
  case badData = 65
  /// A file can't be written.
  case unwritable = 73
  /// Another process uses a file.
  case inUse = 75
}

extension ExitStatus {
  /// Creates the exit status for a file that can't be used.
  init(_ error: FileError) {
    switch error.kind {
    case .badData: self = .badData
    case .unwritable: self = .unwritable
    case .inUse: self = .inUse
    }
  }
}

/// The reason why arguments are wrong.
struct UsageError: Error, Hashable {
  /// A description of what is wrong.
  let problem: String
  /// A description of what would be right.
  let suggestion: String

  /// Creates an error.
  init(_ problem: String, _ suggestion: String) {
    self.problem = problem
    self.suggestion = suggestion
  }

  /// Creates the error that a word isn't one of several known ones.
  ///
  /// - Parameters:
  ///   - problem: A description of what is wrong.
  ///   - word: The word, of which the case of its letters doesn't matter.
  ///   - known: The words to suggest one of, if it's much like the word.
  ///   - prefix: A text before the suggested word.
  ///   - suggestion: The suggestion if none of them is.
  init(
    _ problem: String,
    _ word: String,
    among known: [String],
    prefix: String = "",
    else suggestion: String
  ) {
    let meant = word.lowercased().likely(among: known)
    self.init(problem, meant.map { "did you mean \(prefix)\($0)?" } ?? suggestion)
  }
}

extension UsageError: CustomStringConvertible {
  /// A line of English that says what is wrong and what would be right.
  var description: String { "juicemaker: \(problem); \(suggestion)".visible }
}
