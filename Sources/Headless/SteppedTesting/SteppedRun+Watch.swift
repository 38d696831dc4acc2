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

  private func findProblem() -> SteppedProblem? {
    if hasEnded { return nil }
    let limit = isCancelled ? max(trait.limit, .seconds(1)) : trait.limit
    let rest = min(progress.since + limit - .uptime, limit)
    watch(after: rest > .zero ? rest : limit)
    if rest > .zero { return nil }
    let problem = SteppedProblem(description: problem)
    if isCancelled { warn(problem) }
    isCancelled = true
    progress.since = .uptime
    return problem
  }

  /// Names a test that is still there, and ends the process if it would wait for ever.
  private func warn(_ problem: SteppedProblem) {
    let line = "error: \(trait.name) hasn't ended after it was cancelled. \(problem)\n"
    FileHandle.standardError.write(Data(line.utf8))
    if progress.isWaiting { exit(EXIT_FAILURE) }
  }

  private var problem: String {
    progress.isWaiting
      ? """
      Everything waits, and nothing has come from outside for \(trait.limit). The test itself waits, \
      and so do \(StepTasks.count(of: self)) tasks that it has started.
      """
      : """
      The test has kept its thread for \(trait.limit), in \(progress.jobs) jobs, without ever waiting: \
      it blocks, it computes, or it goes round in circles.
      """
  }
}
