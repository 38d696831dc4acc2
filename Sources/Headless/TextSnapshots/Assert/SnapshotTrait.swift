public import Testing

/// Runs an operation in whose scope snapshots are recorded, or are in another folder.
///
/// The `record` argument of an assertion takes precedence. Continuous integration records nothing.
///
/// - Parameters:
///   - recording: Which snapshots to record, or `nil` for the setting of the code around this one, or
///     else the environment.
///   - folder: The path of the folder below the root of the test's package, or `nil` for that of
///     the code around this one, or else `Snapshots`.
///   - operation: The code to run. The tasks that it starts are in its scope, too.
/// - Throws: Any error that `operation` throws.
public func withSnapshots<Result>(
  record recording: SnapshotRecording? = nil,
  in folder: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTrait.$current.withValue(.overriding(recording, folder), operation: operation)
}

/// Runs an asynchronous operation in whose scope snapshots are recorded, or are in another folder.
///
/// The `record` argument of an assertion takes precedence. Continuous integration records nothing.
///
/// - Parameters:
///   - recording: Which snapshots to record, or `nil` for the setting of the code around this one, or
///     else the environment.
///   - folder: The path of the folder below the root of the test's package, or `nil` for that of
///     the code around this one, or else `Snapshots`.
///   - operation: The code to run. The tasks that it starts are in its scope, too.
/// - Throws: Any error that `operation` throws.
public func withSnapshots<Result>(
  record recording: SnapshotRecording? = nil,
  in folder: String? = nil,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTrait.$current.withValue(.overriding(recording, folder), operation: operation)
}

/// A trait that sets which snapshots a test, or every test of a suite, records, and in which folder
/// they are.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// The settings of all traits and scopes around the code that runs.
  @TaskLocal static var current = SnapshotTrait()

  var recording: SnapshotRecording?
  var folder: String?

  /// Returns the current settings with others in their place, unless those are `nil`.
  fileprivate static func overriding(_ recording: SnapshotRecording?, _ folder: String?) -> Self {
    Self(recording: recording ?? current.recording, folder: folder ?? current.folder)
  }

  /// A Boolean value that indicates whether the tests of a suite inherit the trait; it's always
  /// `true`.
  public var isRecursive: Bool { true }

  /// Runs a test in the scope of the trait.
  @concurrent public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(record: recording, in: folder, operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Returns a trait that sets which snapshots a test or suite records, and in which folder they
  /// are.
  ///
  /// `nil` leaves a setting to the suite around it, or else the environment or `Snapshots`. Nothing
  /// is recorded in continuous integration. The path is relative to the root of the test's package, or
  /// to the folder of the test if it's in none.
  public static func snapshots(
    record recording: SnapshotRecording? = nil,
    in folder: String? = nil
  ) -> Self {
    SnapshotTrait(recording: recording, folder: folder)
  }
}
