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
    while next < found.count {
      let run = SteppedRun(self, found[next])
      var hasPassed = false
      defer {
        if orders > 1, hasPassed == false { report(run.repetition) }
      }
      run.start()
      async let end: Void = run.perform(body)
      try await end
      if reportsUnfinishedTasks, run.unfinishedTasks > 0 {
        throw SteppedProblem(
          description:
            "The test has ended before \(run.unfinishedTasks) of the tasks that it has started.")
      }
      if next == 0, run.course.isFollowed == false {
        throw SteppedProblem(description: "The test no longer has the choices of \"\(order)\".")
      }
      hasPassed = hasFailed(run) == false
      guard hasPassed else { return }
      let waiting = found.count - next
      found += run.course.others(atMost: (orders - found.count + waiting - 1) / waiting)
      next += 1
    }
  }
}

/// What keeps a test from its end, or from what it should do.
struct SteppedProblem: Error, CustomStringConvertible {
  let description: String
}
