import Foundation

/// Which snapshots a test run writes.
public enum SnapshotRecording: String, CaseIterable, Hashable, Sendable {
  /// Those that are missing.
  case missing
  /// Those that are missing or differ.
  case failed
  /// All whose bytes are not yet those of the text, line ends included.
  case all
  /// None: what differs or is missing fails, and waits as a pending file to be reviewed.
  case never

  /// The environment variable that asks for recording, by one of the raw values.
  package static let variable = "SNAPSHOT_TESTING_RECORD"

  /// The recording that the innermost scope asks for.
  @TaskLocal static var scoped: SnapshotRecording?

  /// What an environment asks for: `never` unless ``variable`` says otherwise.
  ///
  /// - Throws: ``SnapshotFailure/unknownRecording(_:)`` for a word that is none of the raw values.
  init(environment: [String: String]) throws(SnapshotFailure) {
    let word = environment[SnapshotRecording.variable] ?? ""
    guard let asked = word.isEmpty ? .never : SnapshotRecording(rawValue: word) else {
      throw .unknownRecording(word)
    }
    self = asked
  }

  /// Whether an environment is that of continuous integration, where nothing is ever written:
  /// `CI` is set to anything but `0` or `false`.
  package static func isForbidden(in environment: [String: String]) -> Bool {
    ["", "0", "false"].contains(environment["CI"] ?? "") == false
  }
}
