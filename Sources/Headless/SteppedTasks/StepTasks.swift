internal import ExecutorHooks
internal import Synchronization

/// The tasks that steps have run and that haven't ended, each with the last event in which it ran.
///
/// They are known on any thread, even if they don't inherit their event, as detached ones don't. Child tasks
/// aren't among them, because they always come back to their parents.
enum StepTasks {
  /// The events by the tasks, which are retained.
  nonisolated(unsafe) private static var events: [UnsafeMutableRawPointer: StepEvent] = [:]
  /// The number of events, for threads that have nothing to do with them.
  private static let count = Atomic(0)
  /// The number of events from which on those of all tasks that have ended are removed.
  nonisolated(unsafe) private static var patience = 64

  /// Remembers the task of a job that's about to run, because it may go on elsewhere at once.
  static func remember(_ job: UnownedJob, of event: StepEvent) {
    let task = job.pointer
    guard is_retainable_task(task) else { return }
    withLock {
      if events.updateValue(event, forKey: task) == nil { retain_task(task) }
    }
  }

  /// Releases the task of a job if it has ended, or all that have.
  static func forgetEnded(_ job: UnownedJob? = nil) {
    let ended = withLock {
      let looksAtAll = job == nil || events.count > patience
      let tasks = looksAtAll ? Array(events.keys) : [job?.pointer].compactMap { $0 }
      let ended = tasks.filter { events.keys.contains($0) && is_only_retained($0) }
        .map { (task: $0, event: events.removeValue(forKey: $0)) }
      if looksAtAll { patience = 2 * events.count + 64 }
      return ended
    }
    for (task, _) in ended { release_task(task) }
  }

  /// Forgets the current task with the event from which it follows.
  static func forgetCurrent() {
    let task = withUnsafeCurrentTask { unsafeBitCast($0, to: UnsafeMutableRawPointer?.self) }
    guard let task, let event = withLock({ events.removeValue(forKey: task) }) else { return }
    (StepEvent.current ?? event).forget()
    release_task(task)
  }

  /// Returns whether tasks of some steps are known.
  static func areKnown(of record: StepRecord) -> Bool {
    withLock { events.values.contains { $0.steps.record === record } }
  }

  /// Returns the last event of the task of a job, or `nil` if it isn't known.
  static func event(of job: UnsafeMutableRawPointer?) -> StepEvent? {
    guard let job, count.load(ordering: .relaxed) > 0 else { return nil }
    return withLock { events[job] }
  }

  private static func withLock<Result>(_ work: () -> Result) -> Result {
    lock_tasks()
    defer {
      count.store(events.count, ordering: .relaxed)
      unlock_tasks()
    }
    return work()
  }
}

extension UnownedJob {
  var pointer: UnsafeMutableRawPointer { unsafeBitCast(self, to: UnsafeMutableRawPointer.self) }
}
