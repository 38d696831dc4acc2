internal import SteppedTasks
internal import Synchronization
public import Testing

/// A trait with which a test runs, together with all that it starts, one job after another on one thread.
public struct SteppedTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SteppedSettings

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
    if testCase == nil || (SteppedRun.current == nil) == false { return try await function() }
    let innermost = test.traits.last { $0 is SteppedTrait } as? SteppedTrait
    var settings = innermost?.settings ?? settings
    settings.name = test.name
    try await settings.tryOrders { [settings] order in
      let hasFailed = Atomic(false)
      let others = Mutex<[JobOrder]>([])
      let handler = IssueHandlingTrait.compactMapIssues { issue in
        guard issue.isFailure else { return issue }
        hasFailed.store(true, ordering: .relaxed)
        guard settings.orders > 1 else { return issue }
        var issue = issue
        issue.comments.append("\(order.advice)")
        return issue
      }
      try await handler.provideScope(for: test, testCase: testCase) {
        do {
          let found = try await settings.run(function, in: order)
          others.withLock { $0 = found }
        } catch  where settings.orders > 1 && (error is ExpectationFailedError) == false {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
      return hasFailed.load(ordering: .relaxed) ? nil : others.withLock { $0 }
    }
  }
}

extension JobOrder {
  /// A sentence that says how to run a test in this order again.
  var advice: String {
    "This happened in the order \"\(self)\"; .stepped(order: \"\(self)\") runs it alone."
  }
}

extension Trait where Self == SteppedTrait {
  /// A trait with which a test runs, together with all that it starts, one job after another on one
  /// thread.
  public static var stepped: Self { .stepped() }

  /// Returns a trait with which a test runs in steps, under different orders of the jobs that are ready.
  ///
  /// The first order is that in which jobs become ready. Those that run one job out of turn follow, then those that
  /// run two, and so on. The first one in which the test fails is the last, and the issue names it.
  ///
  /// - Parameters:
  ///   - orders: The number of orders to try at most.
  ///   - time: The time that sleeps take.
  ///   - limit: The duration after which a test fails if nothing comes that it waits for, or if it never waits.
  ///   - reportsUnfinishedTasks: Whether a test fails if it ends before a task that it has started.
  public static func stepped(
    orders: Int = 1, time: SteppedTime = .skipped(), limit: Duration = .seconds(10),
    reportsUnfinishedTasks: Bool = false
  ) -> Self {
    SteppedTrait(
      settings: SteppedSettings(
        orders: orders, time: time, limit: limit, reportsUnfinishedTasks: reportsUnfinishedTasks))
  }

  /// Returns a trait with which a test runs in steps, in the order that an issue has named.
  ///
  /// - Parameters:
  ///   - order: The order, such as `2:3`. An empty string is that in which jobs become ready.
  ///   - time: The time that sleeps take.
  ///   - limit: The duration after which a test fails if nothing comes that it waits for, or if it never waits.
  public static func stepped(
    order: String, time: SteppedTime = .skipped(), limit: Duration = .seconds(10)
  ) -> Self {
    SteppedTrait(settings: SteppedSettings(order: order, time: time, limit: limit))
  }
}
