/// The text of a whole flow: each command, and the screen after it.
public struct SnapshotTranscript: Hashable, Sendable {
  /// The text, in which a line `> command` precedes each screen but the first.
  public private(set) var text: String

  /// Creates a transcript that begins with the text of a screen.
  public init(opening frame: String) {
    text = frame
  }

  /// Adds the description of a command as a line, and the text of the screen after it.
  public mutating func append(_ command: some CustomStringConvertible, frame: String) {
    text += "\n> \(command)\n\n\(frame)"
  }
}
