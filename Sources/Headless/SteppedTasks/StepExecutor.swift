internal import ExecutorHooks
internal import Synchronization

/// The jobs that follow from one event, in order.
final class JobQueue {
  /// The queue of the current thread, or `nil` if the thread performs no steps.
  static var current: JobQueue? {
    current_steps().queue.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// The executor of the jobs that belong to no actor.
  let pool: StepExecutor
  private var jobs: [(job: UnownedJob, executor: StepExecutor)] = []

  init(_ pool: StepExecutor) { self.pool = pool }

  func append(_ job: UnownedJob, on executor: StepExecutor) { jobs.append((job, executor)) }

  /// Runs the jobs, and returns whether no more than a number of them followed.
  func run(upTo limit: Int) -> Bool {
    var next = 0
    while next < jobs.count, next < limit {
      let (job, executor) = jobs[next]
      next += 1
      job.runSynchronously(on: executor.asUnownedSerialExecutor())
    }
    return next == jobs.count
  }
}

/// An executor whose jobs wait in the queue of the thread that performs steps.
///
/// The jobs refer to it without owning it, so it's never deallocated.
final class StepExecutor: SerialExecutor {
  let record: StepRecord

  init(_ record: StepRecord) {
    self.record = record
    _ = Unmanaged.passRetained(self)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let queue = JobQueue.current, queue.pool.record === record else {
      return record.note(.leftThread)
    }
    queue.append(job, on: self)
  }
}

/// The first error of some steps, which other threads may note, and the number of their events that
/// have tasks.
final class StepRecord: Sendable {
  private let stored = Mutex<SteppingError?>(nil)
  private let living = Atomic(0)

  var error: SteppingError? { stored.withLock { $0 } }
  var hasTasks: Bool { living.load(ordering: .relaxed) > 0 }

  func note(_ error: SteppingError) { stored.withLock { $0 = $0 ?? error } }

  fileprivate func count(_ more: Int) { living.add(more, ordering: .relaxed) }
}

/// An event, which all tasks that follow from it inherit, so that it lives for as long as they do.
final class StepEvent: Sendable {
  @TaskLocal static var current: StepEvent?

  private let record: StepRecord

  init(_ record: StepRecord) {
    self.record = record
    record.count(1)
  }

  deinit { record.count(-1) }
}
