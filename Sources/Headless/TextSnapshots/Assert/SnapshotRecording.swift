import CellText
import SnapshotFiles

/// The snapshots that a test run writes.
public enum SnapshotRecording: String, CaseIterable, Hashable, Sendable {
  /// Writes the snapshots that don't exist yet.
  case missing
  /// Writes the snapshots that don't exist yet or that differ.
  case failed
  /// Writes every snapshot whose bytes differ from the text, if only in its line endings.
  case all
  /// Writes no snapshots. A text that differs, or that has no snapshot, fails the test and waits
  /// for review in a pending file.
  case never

  package static let variable = "SNAPSHOT_TESTING_RECORD"

  init(environment: [String: String]) throws(SnapshotFailure) {
    let word = environment[SnapshotRecording.variable] ?? ""
    guard let recording = word.isEmpty ? .never : SnapshotRecording(rawValue: word) else {
      let known = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      throw SnapshotFailure(
        "\(SnapshotRecording.variable)=\(word.escaped()) isn't known; use one of \(known)")
    }
    self = recording
  }
}
