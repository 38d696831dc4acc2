public import Testing

/// A trait that runs a test ahead of the others that wait for a processor.
///
/// A test of a process that exits needs it: Swift Testing keeps a processor busy from the exit of the
/// process to the next turn of its test, which comes only after all other tests have had theirs.
public struct PriorityTrait: TestTrait, TestScoping {
  /// Runs a test in a task with a high priority, which the test's time limit cancels.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      let task = Task(priority: .high) { try await function() }
      try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }
}

extension Trait where Self == PriorityTrait {
  /// The trait of a test that runs ahead of the others that wait for a processor.
  public static var first: PriorityTrait { PriorityTrait() }
}
