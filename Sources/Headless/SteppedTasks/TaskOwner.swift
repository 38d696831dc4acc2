package import ExecutorHooks

/// What runs the jobs of some tasks one by one: an event of an app, or a test.
package protocol TaskOwner: JobTaker {
  /// What the owner has in common with others, such as the events of the same steps.
  var record: AnyObject { get }

  /// The executors of its tasks.
  var threadSteps: thread_steps { get }

  /// Returns whether it takes or withholds a job of no actor, or a sleep.
  ///
  /// The job is `nil` if a task of the owner looks for its executors elsewhere.
  func takes(_ job: UnownedJob?, sleeps: Bool, isElsewhere: Bool) -> Bool
}

extension TaskOwner {
  /// The owner as a thread's steps refer to it.
  package var reference: task_owner {
    let owner: (any TaskOwner)? = self
    return unsafeBitCast(owner, to: task_owner.self)
  }
}

/// The jobs that are ready, in the order in which they became so.
package struct ReadyJobs {
  private var jobs: [(job: UnownedJob, isMain: Bool)] = []
  private var next = 0
  /// The number of waiting jobs of the main actor.
  private var mainCount = 0

  package init() {}

  package var isEmpty: Bool { next == jobs.count }

  package mutating func append(_ job: UnownedJob, isMain: Bool) {
    if isMain { mainCount += 1 }
    jobs.append((job, isMain))
  }

  /// Removes and returns the job that runs next, or returns `nil` if there is none.
  package mutating func removeNext(in order: JobOrder.Course?) -> (job: UnownedJob, isMain: Bool)? {
    guard isEmpty == false else { return nil }
    if let order { putFirst(in: order) }
    let first = jobs[next]
    if first.isMain { mainCount -= 1 }
    next += 1
    if next > 64 {
      jobs.removeFirst(next)
      next = 0
    }
    return first
  }

  /// Puts the job that an order chooses before the others.
  ///
  /// The jobs of the main actor keep their order. So do those of another actor, which is one job here. A
  /// job of no actor can run at any time.
  private mutating func putFirst(in order: JobOrder.Course) {
    let choice = order.choice(among: jobs.count - next - max(mainCount - 1, 0))
    guard choice > 0 else { return }
    let firstMain = jobs[next...].firstIndex { $0.isMain }
    let ready = (next..<jobs.count).filter { jobs[$0].isMain == false || $0 == firstMain }
    jobs.insert(jobs.remove(at: ready[choice]), at: next)
  }
}
