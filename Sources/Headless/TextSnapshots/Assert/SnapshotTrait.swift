public import Testing

/// Records the snapshots of a test, or of all tests of a suite, as told.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: SnapshotRecording

  /// Whether the tests of a suite inherit the trait, which they do.
  public var isRecursive: Bool { true }

  /// Runs a test with its snapshots recorded as the trait tells.
  @concurrent public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(record: recording, operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Records the snapshots of a test or suite; continuous integration never records.
  public static func snapshots(record recording: SnapshotRecording) -> Self {
    SnapshotTrait(recording: recording)
  }
}
