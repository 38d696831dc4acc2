internal import Synchronization

/// An executor whose jobs wait for the thread that performs steps.
///
/// The jobs refer to it without owning it, but their tasks keep an event, and so the steps and it.
final class StepExecutor: SerialExecutor {
  let record: StepRecord
  private let isMain: Bool

  init(_ record: StepRecord, isMain: Bool) { (self.record, self.isMain) = (record, isMain) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let owner = StepTasks.performing, owner.record === record {
      owner.append(job, isMain: isMain)
    } else {
      withhold(job, sleeps: false, owner: nil)
    }
  }

  /// Notes why a job doesn't go on, at the event from which it follows, if that is known.
  func withhold(_ job: UnownedJob, sleeps: Bool, owner: (any TaskOwner)?) {
    let event = (owner ?? StepTasks.owner(of: job.pointer)) as? StepEvent
    let error: SteppingError = sleeps ? .slept : .leftThread
    event?.note(error) ?? record.note(error, at: nil)
  }
}

/// The first error of some steps, which other threads may note, and the number of their events that
/// have tasks.
final class StepRecord: Sendable {
  private let stored = Mutex<(error: SteppingError, place: (any Sendable)?)?>(nil)
  private let living = Atomic(0)

  var first: (error: SteppingError, place: (any Sendable)?)? { stored.withLock { $0 } }

  var hasTasks: Bool {
    StepTasks.forgetEnded()
    return living.load(ordering: .relaxed) > 0 || StepTasks.count(of: self) > 0
  }

  func note(_ error: SteppingError, at place: (any Sendable)?) {
    stored.withLock { $0 = $0 ?? (error, place) }
  }

  func count(_ more: Int) { living.add(more, ordering: .relaxed) }
}
