public import Testing

/// A trait with which a test runs, together with all that it starts, one job after another on one thread.
public struct SteppedTrait: TestTrait, SuiteTrait, TestScoping {
  var name = ""
  let orders: Int
  let order: String
  let time: SteppedTime
  let limit: Duration
  let reportsUnfinishedTasks: Bool

  /// A Boolean value that indicates whether the tests of a suite inherit the trait; it's always
  /// `true`.
  public var isRecursive: Bool { true }

  /// Runs a test in steps.
  ///
  /// Of several traits, that of the innermost suite or the test itself counts.
  @concurrent public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    if testCase == nil { return try await function() }
    var trait = test.traits.last { $0 is SteppedTrait } as? SteppedTrait ?? self
    trait.name = test.name
    let handler = IssueHandlingTrait.compactMapIssues(SteppedTrait.note)
    try await handler.provideScope(for: test, testCase: testCase) { [trait] in
      try await trait.perform(function) { run in
        run.hasFailed
      } report: {
        Issue.record("\($0)", sourceLocation: test.sourceLocation)
      }
    }
  }

  /// Notes an issue with the run to which it belongs, and returns it if it's to be recorded.
  ///
  /// The testing library gives the issues of a detached task to the handlers of all tests that run, and records
  /// them itself.
  private static func note(_ issue: Issue) -> Issue? {
    if issue.isFailure { SteppedRun.current?.fail() }
    return Test.current == nil ? nil : issue
  }
}

extension Trait where Self == SteppedTrait {
  /// A trait with which a test runs, together with all that it starts, one job after another on one
  /// thread.
  public static var stepped: Self { .stepped() }

  /// Returns a trait with which a test runs in steps, under different orders of the jobs that are ready.
  ///
  /// The first order is that in which jobs become ready. Those that run one job out of turn follow, then those
  /// that run two, and so on. The first one in which the test fails is the last, and an issue names it.
  ///
  /// - Parameters:
  ///   - orders: The number of orders to try at most, at least 1.
  ///   - order: The order to begin with, as an issue has named it. An empty string is that in which jobs become
  ///     ready.
  ///   - time: The time that sleeps take.
  ///   - limit: The duration after which a test fails if nothing comes that it waits for, or if it never waits.
  ///   - reportsUnfinishedTasks: Whether a test fails if it ends before a task that it has started.
  public static func stepped(
    orders: Int = 1, order: String = "", time: SteppedTime = .skipped(),
    limit: Duration = .seconds(10), reportsUnfinishedTasks: Bool = false
  ) -> Self {
    SteppedTrait(
      orders: max(orders, 1), order: order, time: time, limit: limit,
      reportsUnfinishedTasks: reportsUnfinishedTasks)
  }
}
