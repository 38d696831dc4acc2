/// Why the command does not do what it is asked for.
struct CommandFailure: Error {
  let status: ReviewStatus
  /// What is wrong and what would be right, in one line of English.
  let message: String
}
