import Foundation
public import Testing

/// Expects a text to equal a snapshot, byte by byte, and records an issue where it does not.
///
/// Nothing is written unless recording is asked for, see ``SnapshotRecording``; a test that
/// records fails, so that it cannot pass unseen.
///
/// - Parameters:
///   - text: What was drawn.
///   - name: The path of the snapshot below the package's folder `Snapshots`, without `txt`, as
///     in `Order/initial.60x20.ko`.
///   - recording: What to record, or nothing to record what the environment asks for.
///   - sourceFile: The file of the test, from which the package is found.
///   - sourceLocation: Where to report an issue.
public func expectSnapshot(
  of text: String,
  named name: String,
  recording: SnapshotRecording? = nil,
  forTestIn sourceFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let environment = ProcessInfo.processInfo.environment
    let recording = try recording ?? SnapshotRecording(environment: environment)
    try SnapshotFile(named: name, forTestIn: sourceFile).expect(text, recording: recording)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
