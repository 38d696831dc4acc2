internal import Dispatch
internal import Foundation
internal import SteppedTasks

extension SteppedRun {
  private static let watch = DispatchQueue(label: "SteppedTesting.watch")

  /// Watches the thread from another one, because it may be blocked.
  func watch(after pause: Duration) {
    SteppedRun.watch.asyncAfter(deadline: .now() + pause / .seconds(1)) { [self] in
      if let problem = condition.withLock({ findProblem() }) {
        problems.continuation.yield(problem)
      }
    }
  }

  /// Finds a test that doesn't go on, and ends the process if it doesn't after it was cancelled.
  private func findProblem() -> SteppedProblem? {
    if hasEnded { return nil }
    let limit = warnings > 0 ? max(trait.limit, .seconds(1)) : trait.limit
    let rest = min(progress.since + limit - .uptime, limit)
    watch(after: rest > .zero ? rest : limit)
    if rest > .zero { return nil }
    let problem = SteppedProblem(description: problem)
    if warnings > 0 {
      var line = "error: \(trait.name) hasn't ended after it was cancelled. \(problem)"
      if trait.orders > 1 { line += " \(repetition)" }
      FileHandle.standardError.write(Data("\(line)\n".utf8))
      if progress.isWaiting || warnings > 2 { exit(EXIT_FAILURE) }
    }
    warnings += 1
    progress.since = .uptime
    return problem
  }

  private var problem: String {
    progress.isWaiting
      ? """
      Everything waits, and nothing has come from outside for \(trait.limit). The test itself waits, \
      with \(StepTasks.owners(of: self).count) of the tasks that it has started.
      """
      : """
      The test has kept its thread for \(trait.limit), in \(progress.jobs) jobs, without ever waiting: \
      it blocks, it computes, or it goes round in circles, as a loop of Task.yield() does until a \
      sleep ends.
      """
  }
}
