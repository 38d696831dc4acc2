internal import SteppedTasks

/// How a test runs.
struct SteppedSettings: Sendable {
  var name = ""
  var outcome: SteppedOutcome?
  let orders: Int
  let order: String
  let time: SteppedTime
  let limit: Duration
  let reportsUnfinishedTasks: Bool

  /// Runs a test in different orders until it fails in one of them, which is reported.
  ///
  /// Inside a test that runs in steps already, it only calls the function.
  func perform(
    _ body: @concurrent @Sendable () async throws -> Void, hasFailed: @Sendable () -> Bool,
    report: @Sendable (String) -> Void
  ) async throws {
    guard SteppedRun.current == nil else { return try await body() }
    guard let first = order.isEmpty ? JobOrder() : JobOrder(order) else {
      throw SteppedProblem(description: "\"\(order)\" is no order; one looks like \"2:3\".")
    }
    var found = [first]
    var next = 0
    while next < found.count, hasFailed() == false {
      let order = found[next]
      var hasEnded = false
      defer {
        if orders > 1, hasEnded == false || hasFailed() {
          report(
            "It failed in the order \"\(order)\": .stepped(order: \"\(order)\") runs it alone.")
        }
      }
      found += try await run(body, in: order).prefix(orders - found.count)
      hasEnded = true
      next += 1
    }
  }

  /// Runs a test in an order, and returns the orders that run one more job out of turn.
  @concurrent private func run(
    _ body: @concurrent @Sendable () async throws -> Void, in order: JobOrder
  ) async throws -> [JobOrder] {
    guard Steps.isSupported else { throw SteppingError.unsupportedRuntime }
    let run = SteppedRun(self, order)
    run.start()
    async let end: Void = run.perform(body)
    try await end
    if reportsUnfinishedTasks, run.unfinishedTasks > 0 {
      throw SteppedProblem(
        description: "The test has ended before \(run.unfinishedTasks) tasks that it has started.")
    }
    if orders == 1, run.course.isFollowed == false {
      throw SteppedProblem(description: "The test no longer has the choices of \"\(order)\".")
    }
    return run.course.others
  }
}

/// What keeps a test from its end, or from what it should do.
struct SteppedProblem: Error, CustomStringConvertible {
  let description: String
}
