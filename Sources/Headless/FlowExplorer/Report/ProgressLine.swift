import DescriptorIO

/// The line of a terminal that tells how far an exploration has come, once it has taken a second.
package struct ProgressLine {
  private let scope: String
  private var seconds: Int64 = 0

  package init(_ scope: String) { self.scope = scope }

  /// Returns the texts to write after a time, of which there are none until another second has passed.
  package mutating func texts(states: Int, visited: Int, after time: Duration) -> [String] {
    guard time.components.seconds > seconds else { return [] }
    seconds = time.components.seconds
    return ["\r", "\(scope): \(visited) of \(states) states visited, \(seconds) s", "\u{1B}[K"]
  }

  /// The texts that remove the line, if there is one.
  package var end: [String] { seconds > 0 ? ["\r", "\u{1B}[K"] : [] }

  /// Shows the line while an exploration tells its progress.
  static func show<Result>(
    _ scope: String, during explore: (@escaping (Int, Int) -> Void) -> Result
  ) -> Result {
    guard isatty(STDERR_FILENO) == 1 else { return explore { _, _ in } }
    var line = ProgressLine(scope)
    let start = ContinuousClock.now
    let terminal = DescriptorStream.standardError
    defer { line.end.forEach(terminal.write) }
    return explore { states, visited in
      let texts = line.texts(
        states: states, visited: visited, after: start.duration(to: .now))
      texts.forEach(terminal.write)
    }
  }
}
