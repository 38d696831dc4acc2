internal import ExecutorHooks
internal import Synchronization

/// The tasks that steps have run and that haven't ended, each with the last owner that ran it.
///
/// They are known on any thread, even if they don't inherit their owner, as detached ones don't. Child tasks
/// aren't among them, because they always come back to their parents.
package enum StepTasks {
  /// The owner of the current task, or `nil` if it isn't known.
  @TaskLocal package static var current: (any TaskOwner)?

  /// The owner whose job the current thread runs, or `nil` if it runs none.
  package static var performing: (any TaskOwner)? {
    unsafeBitCast(current_steps().owner, to: (any TaskOwner)?.self)
  }

  /// The owner of the current task, or else of the thread, or `nil` if there is none.
  package static var currentOwner: (any TaskOwner)? {
    unsafeBitCast(find_steps().owner, to: (any TaskOwner)?.self)
  }

  /// The owners by the tasks, which are retained.
  nonisolated(unsafe) private static var owners: [UnsafeMutableRawPointer: any TaskOwner] = [:]
  /// The number of owners, for threads that have nothing to do with them.
  private static let count = Atomic(0)
  /// The number of owners from which on those of all tasks that have ended are removed.
  nonisolated(unsafe) private static var patience = 64

  /// Remembers the task of a job that's about to run, because it may go on elsewhere at once.
  package static func remember(_ job: UnownedJob, of owner: any TaskOwner) {
    let task = job.pointer
    guard is_retainable_task(task) else { return }
    withLock {
      if owners.updateValue(owner, forKey: task) == nil { retain_task(task) }
    }
  }

  /// Releases the task of a job if it has ended, or all that have.
  package static func forgetEnded(_ job: UnownedJob? = nil) {
    let ended = withLock {
      let looksAtAll = job == nil || owners.count > patience
      let tasks = looksAtAll ? Array(owners.keys) : [job?.pointer].compactMap { $0 }
      let ended = tasks.filter { owners.keys.contains($0) && is_only_retained($0) }
        .map { (task: $0, owner: owners.removeValue(forKey: $0)) }
      if looksAtAll { patience = 2 * owners.count + 64 }
      return ended
    }
    for (task, _) in ended { release_task(task) }
  }

  /// Forgets the current task with the event from which it follows.
  static func forgetCurrent() {
    let task = withUnsafeCurrentTask { unsafeBitCast($0, to: UnsafeMutableRawPointer?.self) }
    guard let task, let owner = withLock({ owners.removeValue(forKey: task) }) else { return }
    ((current ?? owner) as? StepEvent)?.forget()
    release_task(task)
  }

  /// Returns the number of known tasks of the owners that have something in common.
  package static func count(of record: AnyObject) -> Int {
    withLock { owners.values.count { $0.record === record } }
  }

  /// Returns the last owner of the task of a job, or `nil` if it isn't known.
  package static func owner(of job: UnsafeMutableRawPointer?) -> (any TaskOwner)? {
    guard let job, count.load(ordering: .relaxed) > 0 else { return nil }
    return withLock { owners[job] }
  }

  private static func withLock<Result>(_ work: () -> Result) -> Result {
    lock_tasks()
    defer {
      count.store(owners.count, ordering: .relaxed)
      unlock_tasks()
    }
    return work()
  }
}

extension UnownedJob {
  package var pointer: UnsafeMutableRawPointer {
    unsafeBitCast(self, to: UnsafeMutableRawPointer.self)
  }
}
