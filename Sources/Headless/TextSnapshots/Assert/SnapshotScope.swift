public import Testing

/// What the code around an assertion sets for all the assertions in it.
struct SnapshotScope {
  /// The innermost scope, in which the settings of the scopes around it hold, too.
  @TaskLocal static var current = SnapshotScope()

  /// Which snapshots to record, or `nil` to do what the environment says.
  var recording: SnapshotRecording?
  /// The path of the folder of snapshots below the package, or `nil` for `Snapshots`.
  var folder: String?

  func scope(record recording: SnapshotRecording?, in folder: String?) -> SnapshotScope {
    SnapshotScope(recording: recording ?? self.recording, folder: folder ?? self.folder)
  }
}

/// Runs an operation in whose scope snapshots are recorded, or are in another folder.
///
/// The `record` argument of an assertion takes precedence.
///
/// - Parameters:
///   - recording: Which snapshots to record, or `nil` to do what the code around this one, or else
///     the environment says. Continuous integration never records any.
///   - folder: The path of the folder of snapshots below the root of the test's package, such as
///     `Tests/OrderTests/Snapshots`, or `nil` for that of the code around this one, or else
///     `Snapshots`.
///   - operation: The code to run. The tasks that it starts are in its scope, too.
/// - Returns: The value that `operation` returns.
/// - Throws: Any error that `operation` throws.
public func withSnapshots<Result>(
  record recording: SnapshotRecording? = nil,
  in folder: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let scope = SnapshotScope.current.scope(record: recording, in: folder)
  return try SnapshotScope.$current.withValue(scope, operation: operation)
}

/// Runs an asynchronous operation in whose scope snapshots are recorded, or are in another folder.
///
/// The `record` argument of an assertion takes precedence.
///
/// - Parameters:
///   - recording: Which snapshots to record, or `nil` to do what the code around this one, or else
///     the environment says. Continuous integration never records any.
///   - folder: The path of the folder of snapshots below the root of the test's package, such as
///     `Tests/OrderTests/Snapshots`, or `nil` for that of the code around this one, or else
///     `Snapshots`.
///   - operation: The code to run. The tasks that it starts are in its scope, too.
/// - Returns: The value that `operation` returns.
/// - Throws: Any error that `operation` throws.
public func withSnapshots<Result>(
  record recording: SnapshotRecording? = nil,
  in folder: String? = nil,
  operation: () async throws -> Result
) async rethrows -> Result {
  let scope = SnapshotScope.current.scope(record: recording, in: folder)
  return try await SnapshotScope.$current.withValue(scope, operation: operation)
}

/// A trait that sets which snapshots a test, or every test of a suite, records, and in which folder
/// they are.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: SnapshotRecording?
  let folder: String?

  /// A Boolean value that indicates whether the tests of a suite inherit the trait, which is always
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
  /// - Parameters:
  ///   - recording: Which snapshots to record, or `nil` to do what the suite around it, or else the
  ///     environment says. Continuous integration never records any.
  ///   - folder: The path of the folder of snapshots below the root of the test's package, such as
  ///     `Tests/OrderTests/Snapshots`, or `nil` for that of the suite around it, or else
  ///     `Snapshots`.
  public static func snapshots(
    record recording: SnapshotRecording? = nil,
    in folder: String? = nil
  ) -> Self {
    SnapshotTrait(recording: recording, folder: folder)
  }
}
