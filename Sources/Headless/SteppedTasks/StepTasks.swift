internal import ExecutorHooks
internal import Foundation

/// The tasks that steps have run and that haven't ended, each with the last owner that ran it.
///
/// They are known on any thread, even if they don't inherit their owner, as detached ones don't. Child tasks
/// aren't among them, because they always come back to their parents.
package enum StepTasks {
  /// The owner of the current task, or `nil` if the task hasn't inherited one.
  @TaskLocal package static var inherited: (any TaskOwner)?

  /// The owner of the current task, or `nil` if it isn't known.
  static var current: (any TaskOwner)? { owner(of: currentTask) ?? inherited }

  private static var currentTask: UnsafeMutableRawPointer? {
    withUnsafeCurrentTask { unsafeBitCast($0, to: UnsafeMutableRawPointer?.self) }
  }

  /// A lock that a thread sanitizer knows, unlike `Mutex` when threads wait for it.
  private static let lock = NSLock()
  /// The owners by the tasks, which are retained.
  nonisolated(unsafe) private static var owners: [UnsafeMutableRawPointer: any TaskOwner] = [:]
  /// The number of owners from which on those of all tasks that have ended are removed.
  nonisolated(unsafe) private static var patience = 64

  /// Remembers the task of a job that's about to run, because it may go on elsewhere at once.
  ///
  /// The former owner lives on until the lock is free, because what it keeps may start tasks when it goes away.
  package static func remember(_ job: UnownedJob, of owner: any TaskOwner) {
    let task = job.pointer
    guard is_retainable_task(task) else { return }
    _ = lock.withLock {
      let former = owners.updateValue(owner, forKey: task)
      if case .none = former { retain_task(task) }
      return former
    }
  }

  /// Releases the task of a job if it has ended, and all that have if many are known.
  package static func forgetEnded(_ job: UnownedJob) {
    let (owner, areMany) = lock.withLock { (removeEnded(job.pointer), owners.count > patience) }
    if case .some = owner { release_task(job.pointer) }
    if areMany { forgetEnded() }
  }

  /// Releases the tasks that have ended.
  package static func forgetEnded() {
    let ended = lock.withLock {
      let ended = owners.keys.compactMap { task in removeEnded(task).map { (task, owner: $0) } }
      patience = 2 * owners.count + 64
      return ended
    }
    for (task, _) in ended { release_task(task) }
  }

  /// Removes and returns the owner of a known task if it has ended.
  private static func removeEnded(_ task: UnsafeMutableRawPointer) -> (any TaskOwner)? {
    guard case .some = owners[task], is_only_retained(task) else { return nil }
    return owners.removeValue(forKey: task)
  }

  /// Forgets the current task, because it begins to wait for something that never comes.
  package static func forgetCurrent() {
    guard let task = currentTask else { return }
    let owner = lock.withLock { owners.removeValue(forKey: task) }
    if case .some = owner { release_task(task) }
  }

  /// Returns the last owner of each known task, of those that have something in common.
  package static func owners(of record: AnyObject) -> [any TaskOwner] {
    lock.withLock { owners.values.filter { $0.record === record } }
  }

  /// Cancels the known tasks of the owners that have something in common.
  package static func cancel(of record: AnyObject) {
    let tasks = lock.withLock {
      let tasks = owners.filter { $0.value.record === record }.map { $0.key }
      for task in tasks { retain_task(task) }
      return tasks
    }
    for task in tasks {
      unsafeBitCast(task, to: UnsafeCurrentTask.self).cancel()
      release_task(task)
    }
  }

  /// Returns the last owner of the task of a job, or `nil` if it isn't known.
  package static func owner(of job: UnsafeMutableRawPointer?) -> (any TaskOwner)? {
    job.flatMap { job in lock.withLock { owners[job] } }
  }
}

extension UnownedJob {
  package var pointer: UnsafeMutableRawPointer {
    unsafeBitCast(self, to: UnsafeMutableRawPointer.self)
  }
}
