internal import ExecutorHooks

/// The tasks that steps have run and that haven't ended, each with the last event in which it ran.
///
/// They are known on any thread by their identity, even if they don't inherit their event, as detached ones
/// don't. Child tasks aren't among them, because they always come back to their parents.
enum StepTasks {
  private struct Entry: Sendable {
    let job: UnownedJob
    var event: StepEvent
  }

  nonisolated(unsafe) private static var entries: [UInt64: Entry] = [:]
  /// The number of entries from which on those of tasks that have ended are removed.
  nonisolated(unsafe) private static var patience = 64

  /// Runs a job of an event, and remembers its task unless that has ended.
  ///
  /// - Parameter isEager: Whether to remember it before, because it may go on elsewhere at once.
  static func follow(_ job: UnownedJob, of event: StepEvent, isEager: Bool, by run: () -> Void) {
    let (task, pointer) = (retainable_task(job.pointer), job.pointer)
    guard task > 0 else { return run() }
    retain_task(pointer)
    if isEager { withLock { remember(task, job, event) } }
    run()
    let hasEntry = is_only_retained(pointer) == false
    let hasEnded =
      hasEntry
      && withLock {
        remember(task, job, event)
        release_task(pointer)
        guard is_only_retained(pointer) else { return false }
        entries[task] = nil
        return true
      }
    if hasEntry == false || hasEnded { release_task(pointer) }
    if hasEntry, withLock({ entries.count > patience }) { forgetEnded() }
  }

  /// Adds the task of a job, and retains it, or changes its event.
  private static func remember(_ task: UInt64, _ job: UnownedJob, _ event: StepEvent) {
    let former = entries.updateValue(Entry(job: job, event: event), forKey: task)
    if former == nil { retain_task(job.pointer) }
  }

  /// Releases the tasks that have ended.
  static func forgetEnded() {
    let ended = withLock {
      let ended = entries.filter { is_only_retained($1.job.pointer) }
      for task in ended.keys { entries[task] = nil }
      patience = 2 * entries.count + 64
      return ended
    }
    for entry in ended.values { release_task(entry.job.pointer) }
  }

  /// Returns the last event of the task of a job, or `nil` if it isn't known.
  static func event(of job: UnownedJob) -> StepEvent? { event(of: retainable_task(job.pointer)) }

  /// Returns the last event of the task with an identity, or of the current one if that isn't known.
  static func event(of task: UInt64, current: UInt64 = 0) -> StepEvent? {
    guard StepEvent.hasAny else { return nil }
    let known = withLock { entries[task]?.event ?? entries[current]?.event }
    return known ?? (current > 0 ? StepEvent.current : nil)
  }

  private static func withLock<Result>(_ work: () -> Result) -> Result {
    lock_tasks()
    defer { unlock_tasks() }
    return work()
  }
}

extension UnownedJob {
  fileprivate var pointer: UnsafeMutableRawPointer {
    unsafeBitCast(self, to: UnsafeMutableRawPointer.self)
  }
}
