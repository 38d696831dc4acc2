/// Which snapshots a test run writes.
public enum SnapshotRecording: String, CaseIterable, Hashable, Sendable {
  /// None: what differs or is missing fails.
  case never
  /// Those that are missing.
  case missing
  /// All of them.
  case all

  /// The environment variable that asks for recording, by one of the raw values.
  public static let variable = "SNAPSHOT_TESTING_RECORD"

  /// What an environment asks for: `never` unless ``variable`` says otherwise, and always `never`
  /// where `CI` is set to anything but `0` or `false`.
  ///
  /// - Throws: ``SnapshotFailure/unknownRecording(_:)`` for a word that is none of the raw values.
  public init(environment: [String: String]) throws(SnapshotFailure) {
    let word = environment[SnapshotRecording.variable] ?? ""
    guard let asked = word.isEmpty ? .never : SnapshotRecording(rawValue: word) else {
      throw .unknownRecording(word)
    }
    let isOff = ["", "0", "false"].contains(environment["CI"] ?? "")
    self = isOff ? asked : .never
  }
}
