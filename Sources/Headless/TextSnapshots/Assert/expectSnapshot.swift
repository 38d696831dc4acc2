public import Testing

/// Expects a text to equal a snapshot, byte by byte, and records an issue where it does not.
///
/// Nothing is recorded unless asked for, see ``SnapshotRecording``; a test that records fails, so
/// that it cannot pass unseen. A text that differs is left beside its snapshot, with the extension
/// `pending`, for `text-snapshots` to review. Under continuous integration nothing is written.
///
/// - Parameters:
///   - text: What was drawn.
///   - name: The path of the snapshot below the package's folder `Snapshots`, without `txt`, as
///     in `Order/initial.60x20.ko`; each assertion has its own.
///   - recording: What to record, or nothing for what the scope, the trait or else the environment
///     asks for.
///   - reading: The same screen read one node a line. Where the text differs, the reading is
///     compared with the snapshot of that state and language whose style is `linear`.
///   - filePath: The file of the test, from which the package is found.
///   - sourceLocation: Where to report an issue.
public func expectSnapshot(
  of text: String,
  named name: String,
  record recording: SnapshotRecording? = nil,
  reading: @autoclosure () -> String? = nil,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let claim = SnapshotClaim(name: name, text: text, place: sourceLocation)
  let session = SnapshotSession.current
  do {
    try session.expect(claim, recording: recording, reading: reading, filePath: filePath)
  } catch {
    session.report("\(error)", sourceLocation)
  }
}
