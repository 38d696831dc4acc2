import SnapshotFiles
public import Testing

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

  /// The environment variable that sets the recording for a run, to one of the raw values.
  package static let variable = "SNAPSHOT_TESTING_RECORD"

  /// The recording that the innermost scope sets.
  @TaskLocal static var scoped: SnapshotRecording?

  /// Creates the recording that an environment sets, which is `never` by default.
  ///
  /// - Throws: A `SnapshotFailure` if ``variable`` isn't one of the raw values.
  init(environment: [String: String]) throws(SnapshotFailure) {
    let word = environment[SnapshotRecording.variable] ?? ""
    guard let recording = word.isEmpty ? .never : SnapshotRecording(rawValue: word) else {
      let known = SnapshotRecording.allCases.map(\.rawValue)
      throw .unknownWord(word, variable: SnapshotRecording.variable, known: known)
    }
    self = recording
  }
}

/// Runs an operation in whose scope snapshots are recorded.
///
/// The `record` argument of an assertion takes precedence.
///
/// - Parameters:
///   - recording: Which snapshots to record. Continuous integration never records any.
///   - operation: The code to run. The tasks that it starts are in its scope, too.
/// - Returns: The value that `operation` returns.
/// - Throws: Any error that `operation` throws.
public func withSnapshots<Result>(
  record recording: SnapshotRecording,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotRecording.$scoped.withValue(recording, operation: operation)
}

/// Runs an asynchronous operation in whose scope snapshots are recorded.
///
/// The `record` argument of an assertion takes precedence.
///
/// - Parameters:
///   - recording: Which snapshots to record. Continuous integration never records any.
///   - operation: The code to run. The tasks that it starts are in its scope, too.
/// - Returns: The value that `operation` returns.
/// - Throws: Any error that `operation` throws.
public func withSnapshots<Result>(
  record recording: SnapshotRecording,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotRecording.$scoped.withValue(recording, operation: operation)
}

/// A trait that sets which snapshots a test, or every test of a suite, records.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: SnapshotRecording

  /// A Boolean value that indicates whether the tests of a suite inherit the trait, which is always
  /// `true`.
  public var isRecursive: Bool { true }

  /// Runs a test in whose scope snapshots are recorded.
  @concurrent public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(record: recording, operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Returns a trait that records the snapshots of a test or suite.
  ///
  /// - Parameter recording: Which snapshots to record. Continuous integration never records any.
  public static func snapshots(record recording: SnapshotRecording) -> Self {
    SnapshotTrait(recording: recording)
  }
}
