internal import Synchronization

/// An executor whose jobs wait for the thread that performs steps.
///
/// The jobs refer to it without owning it, but their tasks keep an event, and so the steps and it.
final class StepExecutor: SerialExecutor {
  let record: StepRecord

  init(_ record: StepRecord) { self.record = record }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let event = StepEvent.performed, event.steps.record === record else {
      let event = StepTasks.event(of: job.pointer)
      return event?.note(.leftThread) ?? record.note(.leftThread, at: nil)
    }
    event.append(job, isMain: self === event.steps.main)
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
    return living.load(ordering: .relaxed) > 0 || StepTasks.areKnown(of: self)
  }

  func note(_ error: SteppingError, at place: (any Sendable)?) {
    stored.withLock { $0 = $0 ?? (error, place) }
  }

  func count(_ more: Int) { living.add(more, ordering: .relaxed) }
}
