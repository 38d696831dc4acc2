/// A place that breaks a convention.
struct Violation: CustomStringConvertible {
  let path: String
  let line: Int

  /// What is wrong and what would be right.
  let message: String

  var description: String {
    "\(path):\(line): \(message)"
  }
}
