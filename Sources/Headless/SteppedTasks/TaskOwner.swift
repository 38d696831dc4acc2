package import ExecutorHooks
package import JobOrders

/// What runs the jobs of some tasks one by one: an event of an app, or a test.
package protocol TaskOwner: JobTaker {
  /// What the owner has in common with others, such as the events of the same steps.
  var record: AnyObject { get }

  /// What a thread that runs its jobs knows.
  var threadSteps: thread_steps { get }

  /// Returns whether it takes or withholds a job of no actor, or a sleep.
  func owns(_ job: UnownedJob, sleeps: Bool) -> Bool
}

extension TaskOwner {
  /// Returns what a thread that runs the jobs of the owner knows.
  ///
  /// An owner without a pool, which is an event, performs what other owners start meanwhile.
  package func makeSteps(main: StepExecutor, pool: StepExecutor? = nil) -> thread_steps {
    let owner: (any TaskOwner)? = self
    let pool = pool.map { unsafeBitCast($0.asUnownedTaskExecutor(), to: executor_reference.self) }
    return thread_steps(
      main: unsafeBitCast(main.asUnownedSerialExecutor(), to: executor_reference.self),
      pool: pool ?? .init(), owner: unsafeBitCast(owner, to: task_owner.self), now: nil)
  }
}

extension thread_steps {
  /// The owner whose jobs the thread runs, or `nil` if it runs none.
  package var taskOwner: (any TaskOwner)? { unsafeBitCast(owner, to: (any TaskOwner)?.self) }
}

/// The jobs that are ready, in the order in which they became so.
package struct ReadyJobs {
  private var jobs: ArraySlice<(job: UnownedJob, isMain: Bool)> = []
  /// The number of waiting jobs of the main actor.
  private var mainCount = 0

  package init() {}

  package var isEmpty: Bool { jobs.isEmpty }

  package mutating func append(_ job: UnownedJob, isMain: Bool) {
    if isMain { mainCount += 1 }
    jobs.append((job, isMain))
  }

  /// Removes and returns the job that runs next, or returns `nil` if there is none.
  package mutating func removeNext(in order: JobOrder.Course?) -> (job: UnownedJob, isMain: Bool)? {
    guard isEmpty == false else { return nil }
    if let order { putFirst(in: order) }
    let first = jobs.removeFirst()
    if first.isMain { mainCount -= 1 }
    return first
  }

  /// Puts the job that an order chooses before the others.
  ///
  /// The jobs of the main actor keep their order. So do those of another actor, which is one job here. A
  /// job of no actor can run at any time.
  private mutating func putFirst(in order: JobOrder.Course) {
    let choice = order.choice(among: jobs.count - max(mainCount - 1, 0))
    guard choice > 0 else { return }
    let firstMain = jobs.firstIndex { $0.isMain }
    let ready = jobs.indices.filter { jobs[$0].isMain == false || $0 == firstMain }
    jobs.insert(jobs.remove(at: ready[choice]), at: jobs.startIndex)
  }
}
