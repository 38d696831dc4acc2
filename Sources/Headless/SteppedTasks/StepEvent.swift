internal import ExecutorHooks

/// An event with the jobs that follow from it, which only the thread that performs it looks at.
///
/// The tasks that follow keep it, so that it lives for as long as they do.
final class StepEvent: TaskOwner, @unchecked Sendable {
  /// The event that the current thread performs, or `nil` if it performs none.
  static var performed: StepEvent? { StepTasks.performing as? StepEvent }

  let steps: Steps
  /// The object to which the event belongs, such as the calls of an app, or `nil` if there is none.
  let owner: AnyObject?
  /// Whether the owner goes away with the event.
  let isLast: Bool
  let place = Steps.currentPlace?()
  private var jobs = ReadyJobs()
  /// The jobs that wait for the next event of the turn.
  private(set) var held: ReadyJobs
  /// Whether the event counts among those that have tasks.
  private var isCounted = true

  init(_ steps: Steps, of owner: AnyObject?, isLast: Bool, after held: ReadyJobs) {
    (self.steps, self.owner, self.isLast, self.held) = (steps, owner, isLast, held)
    steps.record.count(1)
  }

  deinit { forget() }

  var record: AnyObject { steps.record }

  var threadSteps: thread_steps {
    thread_steps(main: steps.main.reference, pool: .init(), owner: reference, now: nil)
  }

  func forget() {
    if isCounted { steps.record.count(-1) }
    isCounted = false
  }

  func note(_ error: SteppingError) { steps.record.note(error, at: place) }

  func append(_ job: UnownedJob, isMain: Bool, after delay: Duration?) {
    delay == nil ? jobs.append(job, isMain: isMain) : note(.slept)
  }

  func takes(_ job: UnownedJob?, sleeps: Bool, isElsewhere: Bool) -> Bool {
    if let job, isElsewhere == false {
      append(job, isMain: false, after: sleeps ? .zero : nil)
    } else {
      note(sleeps ? .slept : .leftThread)
    }
    return true
  }

  /// Runs the jobs, and returns whether no more than a number of them followed.
  ///
  /// The first one is the event itself, which doesn't wait. The jobs of the events before it in the same turn
  /// come next.
  func run(upTo limit: Int, in order: JobOrder.Course?) -> Bool {
    defer { jobs = ReadyJobs() }
    var count = 0
    while count < limit, let (job, isMain) = jobs.removeNext(in: order) {
      if count > 0 { StepTasks.remember(job, of: self) }
      job.runSynchronously(on: (isMain ? steps.main : steps.pool).asUnownedSerialExecutor())
      if count > 0 { StepTasks.forgetEnded(job) }
      count += 1
      guard count == 1 else { continue }
      while let (job, isMain) = jobs.removeNext(in: nil) { held.append(job, isMain: isMain) }
      if JobOrder.current.isHeld { return true }
      swap(&jobs, &held)
    }
    return jobs.isEmpty
  }
}
