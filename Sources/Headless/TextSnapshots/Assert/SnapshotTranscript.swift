/// The text of a whole flow: each command, and the screen after it.
package struct SnapshotTranscript: Hashable, Sendable {
  /// The text, in which a line `> command` precedes each screen but the first.
  package private(set) var text: String

  /// Creates a transcript that begins with a screen.
  ///
  /// - Parameter frame: The text of the first screen.
  package init(opening frame: String) {
    text = frame
  }

  /// Adds a command and the screen after it.
  ///
  /// - Parameters:
  ///   - command: The command, whose description becomes a line of the text.
  ///   - frame: The text of the screen that the command leads to.
  package mutating func append(_ command: some CustomStringConvertible, frame: String) {
    text += "\n> \(command)\n\n\(frame)"
  }
}
