/// Runs code in which snapshots are recorded as told, but for assertions that say otherwise.
///
/// - Parameters:
///   - recording: What to record; continuous integration never records.
///   - operation: The code, with the tasks that it starts.
public func withSnapshots<Result>(
  record recording: SnapshotRecording,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotRecording.$scoped.withValue(recording, operation: operation)
}

/// Runs asynchronous code in which snapshots are recorded as told, but for assertions that say
/// otherwise.
///
/// - Parameters:
///   - recording: What to record; continuous integration never records.
///   - operation: The code, with the tasks that it starts.
public func withSnapshots<Result>(
  record recording: SnapshotRecording,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotRecording.$scoped.withValue(recording, operation: operation)
}
