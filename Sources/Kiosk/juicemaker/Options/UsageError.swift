import FlowDriver
import TextRenderer

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
