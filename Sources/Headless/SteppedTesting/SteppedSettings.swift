internal import Foundation
internal import SteppedTasks

/// How a test runs.
struct SteppedSettings: Sendable {
  var name = ""
  var orders = 1
  var order = ""
  var time = SteppedTime.skipped()
  var limit = Duration.seconds(10)
  var reportsUnfinishedTasks = false

  /// Tries orders until an attempt fails, which throws an error or returns `nil`.
  ///
  /// Other attempts return the orders that run one more job out of turn.
  func tryOrders(_ attempt: (JobOrder) async throws -> [JobOrder]?) async throws {
    guard let first = order.isEmpty ? JobOrder() : JobOrder(order) else {
      throw SteppedProblem(
        "\"\(order)\" is no order; one looks like \"2:3\", for the third job at the second choice.")
    }
    var found = [first]
    var next = 0
    while next < found.count, let others = try await attempt(found[next]) {
      next += 1
      found += others.prefix(orders - found.count)
    }
  }

  /// Runs a test in an order, and returns the orders that run one more job out of turn.
  @concurrent func run(
    _ body: @concurrent @Sendable () async throws -> Void, in order: JobOrder
  ) async throws -> [JobOrder] {
    guard Steps.isSupported else { throw SteppingError.unsupportedRuntime }
    let run = SteppedRun(self, order)
    SteppedThreads.start(run)
    async let end: Void = run.perform(body)
    try await end
    if reportsUnfinishedTasks, run.unfinishedTasks > 0 {
      throw SteppedProblem(
        "The test has ended before \(run.unfinishedTasks) of the tasks that it has started.")
    }
    if orders == 1, run.course.isFollowed == false {
      throw SteppedProblem("The test no longer has the choices of the order \"\(order)\".")
    }
    return run.course.others
  }
}

/// The threads of the tests that run at once, whose number is limited.
private enum SteppedThreads {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var waiting: [SteppedRun] = []
  nonisolated(unsafe) private static var count = 0

  static func start(_ run: SteppedRun) {
    lock.withLock {
      waiting.append(run)
      guard count < 64 else { return }
      count += 1
      Thread.detachNewThread { while let run = next() { run.run() } }
    }
  }

  private static func next() -> SteppedRun? {
    lock.withLock {
      if waiting.isEmpty == false { return waiting.removeFirst() }
      count -= 1
      return nil
    }
  }
}
