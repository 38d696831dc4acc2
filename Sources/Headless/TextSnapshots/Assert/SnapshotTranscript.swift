/// A whole flow as one text: each command, and the screen after it.
public struct SnapshotTranscript: Hashable, Sendable {
  /// The text, a line `> command` before each screen.
  public private(set) var text: String

  /// Creates a transcript that opens with a screen.
  public init(opening frame: String) {
    text = frame
  }

  /// Adds a command and the screen once the command has settled.
  public mutating func append(_ command: some CustomStringConvertible, frame: String) {
    text += "\n> \(command)\n\n\(frame)"
  }
}
