internal import ExecutorHooks
internal import Synchronization

/// An event, which the tasks that follow from it keep, so that it lives for as long as they do.
final class StepEvent: Sendable {
  @TaskLocal static var current: StepEvent?
  private static let living = Atomic(0)

  static var hasAny: Bool { living.load(ordering: .relaxed) > 0 }

  let steps: Steps
  private let place: (any Sendable)?

  init(_ steps: Steps) {
    self.steps = steps
    place = steps.currentPlace()
    StepEvent.living.add(1, ordering: .relaxed)
    steps.record.count(1)
  }

  deinit {
    steps.record.count(-1)
    StepEvent.living.subtract(1, ordering: .relaxed)
  }

  func note(_ error: SteppingError) { steps.record.note(error, at: place) }
}

/// The first error of some steps, which other threads may note, and the number of their events that
/// have tasks.
final class StepRecord: Sendable {
  private let stored = Mutex<(error: SteppingError, place: (any Sendable)?)?>(nil)
  private let living = Atomic(0)

  var first: (error: SteppingError, place: (any Sendable)?)? { stored.withLock { $0 } }

  var hasTasks: Bool {
    StepTasks.forgetEnded()
    return living.load(ordering: .relaxed) > 0
  }

  func note(_ error: SteppingError, at place: (any Sendable)?) {
    stored.withLock { $0 = $0 ?? (error, place) }
  }

  fileprivate func count(_ more: Int) { living.add(more, ordering: .relaxed) }
}

/// An executor whose jobs wait in the queue of the thread that performs steps.
///
/// The jobs refer to it without owning it, but their tasks keep an event, and so the steps and it.
final class StepExecutor: SerialExecutor {
  let record: StepRecord

  init(_ record: StepRecord) { self.record = record }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let queue = JobQueue.current, queue.event.steps.record === record else {
      let event = StepTasks.event(of: job)
      return event?.note(.leftThread) ?? record.note(.leftThread, at: nil)
    }
    queue.append(job, on: self)
  }
}
