internal import Dispatch
internal import Foundation
internal import SteppedTasks

/// What keeps a test from its end, or from what it should do.
struct SteppedProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// What a thread has done since it has begun or ended to wait.
struct SteppedProgress {
  var since = Duration.uptime
  var jobs = 0
  var isCancelled = false
  private(set) var isWaiting = false

  mutating func restart() {
    since = .uptime
    jobs = 0
  }

  mutating func wait(_ wait: () -> Void) {
    isWaiting = true
    restart()
    wait()
    isWaiting = false
    restart()
  }
}

extension SteppedRun {
  private static let watch = DispatchQueue(label: "SteppedTesting.watch")

  /// Watches the thread from another one, because it may be blocked.
  func watch(after pause: Duration) {
    SteppedRun.watch.asyncAfter(deadline: .now() + pause / .seconds(1)) { [self] in
      let problem = condition.withLock { hasEnded ? nil : check() }
      if let problem { problems.continuation.yield(problem) }
    }
  }

  private func check() -> SteppedProblem? {
    let limit = progress.isCancelled ? max(settings.limit, .seconds(1)) : settings.limit
    let rest = progress.since + limit - .uptime
    guard rest <= .zero else {
      watch(after: rest)
      return nil
    }
    if progress.isCancelled { warn() }
    defer { progress.restart() }
    progress.isCancelled = true
    watch(after: limit)
    return problem
  }

  /// Names a test that is still there, and ends the process if it would wait for ever.
  private func warn() {
    let line = "error: \(settings.name) hasn't ended after it was cancelled. \(problem)\n"
    FileHandle.standardError.write(Data(line.utf8))
    if progress.isWaiting { exit(EXIT_FAILURE) }
  }

  private var problem: SteppedProblem {
    if progress.isWaiting {
      let count = StepTasks.count(of: self)
      return SteppedProblem(
        """
        Everything waits, and nothing has come from outside for \(settings.limit). The test waits itself, \
        and so do \(count) tasks that it has started.
        """)
    }
    return SteppedProblem(
      """
      The test has kept its thread for \(settings.limit), in \(progress.jobs) jobs, without ever waiting: \
      it blocks, it computes, or it goes round in circles.
      """)
  }
}
