public import XCTest

extension XCTestCase {
  /// Runs code in steps, together with all that it starts, under different orders of the jobs that are ready.
  ///
  /// - Parameters:
  ///   - orders: The number of orders to try at most. The first one in which the test fails is the last, and a
  ///     failure names it.
  ///   - order: The order to begin with, as a failure has named it. An empty string is that in which jobs become
  ///     ready.
  ///   - time: The time that sleeps take.
  ///   - limit: The duration after which the test fails if nothing comes that it waits for, or if it never waits.
  ///   - reportsUnfinishedTasks: Whether the test fails if it ends before a task that it has started.
  ///   - body: The code of the test.
  /// - Throws: Any error that the code throws, or one that says why it couldn't end.
  public func stepped(
    orders: Int = 1, order: String = "", time: SteppedTime = .skipped(),
    limit: Duration = .seconds(10), reportsUnfinishedTasks: Bool = false,
    _ body: @isolated(any) () async throws -> Void
  ) async throws {
    let settings = SteppedSettings(
      name: name, orders: orders, order: order, time: time, limit: limit,
      reportsUnfinishedTasks: reportsUnfinishedTasks)
    nonisolated(unsafe) let test = self
    nonisolated(unsafe) let body = body
    let former = test.testRun?.totalFailureCount
    try await settings.perform {
      try await body()
    } hasFailed: {
      (test.testRun?.totalFailureCount == former) == false
    } report: {
      XCTFail($0)
    }
  }
}
