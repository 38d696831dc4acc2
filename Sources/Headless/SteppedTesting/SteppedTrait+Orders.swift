internal import JobOrders
internal import SteppedTasks

extension SteppedTrait {
  /// Runs a test in different orders until it fails in one of them, which is reported.
  ///
  /// Inside a test that runs in steps already, it only calls the function.
  @concurrent func perform(
    _ body: @concurrent @Sendable () async throws -> Void,
    hasFailed: @Sendable (SteppedRun) -> Bool, report: @Sendable (String) -> Void
  ) async throws {
    guard SteppedRun.current == nil else { return try await body() }
    guard Steps.isSupported else { throw SteppingError.unsupportedRuntime }
    guard let first = order.isEmpty ? JobOrder() : JobOrder(order) else {
      throw SteppedProblem(description: "\"\(order)\" is no order; one looks like \"2:3\".")
    }
    var found = [first]
    var next = 0
    var isOver = false
    while next < found.count, isOver == false {
      let order = found[next]
      let run = SteppedRun(self, order)
      isOver = true
      defer {
        if orders > 1, isOver { report(run.repetition) }
      }
      run.start()
      async let end: Void = run.perform(body)
      try await end
      if reportsUnfinishedTasks, run.unfinishedTasks > 0 {
        throw SteppedProblem(
          description:
            "The test has ended before \(run.unfinishedTasks) of the tasks that it has started.")
      }
      if order == first, run.course.isFollowed == false {
        throw SteppedProblem(description: "The test no longer has the choices of \"\(order)\".")
      }
      let waiting = found.count - next
      found += run.course.others(atMost: (orders - found.count + waiting - 1) / waiting)
      isOver = hasFailed(run)
      next += 1
    }
  }
}

/// What keeps a test from its end, or from what it should do.
struct SteppedProblem: Error, CustomStringConvertible {
  let description: String
}
