import Foundation
public import Testing

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
