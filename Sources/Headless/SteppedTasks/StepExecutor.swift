internal import Synchronization

/// What an executor hands its jobs to.
package protocol JobTaker: AnyObject, Sendable {
  /// Adds a job that is ready, or is so when a duration has passed.
  func append(_ job: UnownedJob, isMain: Bool, after delay: Duration?)
}

/// An executor whose jobs wait for a thread that runs them one by one.
///
/// The jobs refer to it without owning it, but their tasks keep an event, and so the steps and it.
package final class StepExecutor: SerialExecutor, TaskExecutor {
  let taker: any JobTaker
  let isMain: Bool

  package init(_ taker: any JobTaker, isMain: Bool) {
    self.taker = taker
    self.isMain = isMain
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    taker.append(UnownedJob(job), isMain: isMain, after: nil)
  }
}

/// The first error of some steps, which other threads may note, and the number of their events that
/// have tasks.
final class StepRecord: JobTaker {
  private let stored = Mutex<(error: SteppingError, place: (any Sendable)?)?>(nil)
  private let living = Atomic(0)

  var first: (error: SteppingError, place: (any Sendable)?)? { stored.withLock { $0 } }

  var hasTasks: Bool {
    StepTasks.forgetEnded()
    return living.load(ordering: .relaxed) > 0 || StepTasks.count(of: self) > 0
  }

  func append(_ job: UnownedJob, isMain: Bool, after delay: Duration?) {
    if let owner = StepTasks.performing, owner.record === self {
      return owner.append(job, isMain: isMain, after: delay)
    }
    let event = StepTasks.owner(of: job.pointer) as? StepEvent
    let error: SteppingError = delay == nil ? .leftThread : .slept
    event?.note(error) ?? note(error, at: nil)
  }

  func note(_ error: SteppingError, at place: (any Sendable)?) {
    stored.withLock { $0 = $0 ?? (error, place) }
  }

  func count(_ more: Int) { living.add(more, ordering: .relaxed) }
}
