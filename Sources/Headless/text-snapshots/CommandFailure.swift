/// The reason why the command fails.
struct CommandFailure: Error {
  let status: ReviewStatus
  /// A line of English that says what is wrong and what would be right.
  let message: String
}

/// The exit status of the command.
enum ReviewStatus: Int32 {
  /// The command did everything, and a list has nothing pending.
  case success = 0
  /// Snapshots are still pending.
  case pending = 1
  /// The tests passed, but there are snapshots that no test asked for.
  case unreferenced = 2
  /// The arguments are wrong.
  case usage = 64
  /// There is no pending snapshot with the name, or no package.
  case missing = 66
  /// The program `swift` can't be started.
  case unavailable = 69
  /// A file can't be read or written.
  case inaccessible = 74
  /// Continuous integration accepts, rejects, and deletes nothing.
  case forbidden = 77
}
