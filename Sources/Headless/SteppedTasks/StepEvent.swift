package import ExecutorHooks
internal import JobOrders

/// An event with the jobs that follow from it, which only the thread that performs it looks at.
///
/// The tasks that follow keep it, so that it lives for as long as they do.
package final class StepEvent: TaskOwner, @unchecked Sendable {
  /// The part of an event in the life of its owner.
  ///
  /// The first one may come after an error, and with the last one the owner goes away. The jobs that wait for
  /// the next event of a turn go on waiting after a look.
  package enum Kind { case first, usual, look, last }

  /// The event that the current thread performs, or `nil` if it performs none.
  package static var performed: StepEvent? { current_steps().taskOwner as? StepEvent }

  /// The number of jobs that one event can lead to.
  private static let limit = 100_000

  let steps: Steps
  /// The object to which the event belongs, such as the calls of an app, or `nil` if there is none.
  package let owner: AnyObject?
  package let kind: Kind
  let place = Steps.places?.current
  private(set) var jobs = ReadyJobs()
  /// What its tasks may wait for, such as a completion handler that is never called.
  package var kept: [Any] = []
  /// What follows from the input or the call that the event ends, for detached tasks, which don't inherit it, or
  /// `nil` once the event is over.
  package var work = InputWork.current

  init(_ steps: Steps, of owner: AnyObject?, _ kind: Kind) {
    self.steps = steps
    self.owner = owner
    self.kind = kind
  }

  /// Whether the event cancels tasks of many owners, which may then go on without an end.
  var endsTasks: Bool { kind == .last && owner == nil }

  var ownerIdentifier: ObjectIdentifier? { owner.map { ObjectIdentifier($0) } }

  package var record: AnyObject { steps }

  package var threadSteps: thread_steps { makeSteps(main: steps.main) }

  func note(_ error: SteppingError) { steps.note(error, at: place) }

  package func owns(_ job: UnownedJob, sleeps: Bool) -> Bool { true }

  package func append(_ job: UnownedJob, isMain: Bool, after delay: Duration?) {
    guard delay == nil, current_steps().taskOwner === self else {
      return note(delay == nil ? .leftThread : .slept)
    }
    jobs.append(job, isMain: isMain)
  }

  /// Runs the event itself, which doesn't wait, and then the jobs of the events before it in the same turn, and
  /// those that follow, unless all of them wait for the next event.
  func run(after held: ReadyJobs, holdsJobs: Bool) {
    guard let event = jobs.removeNext(in: nil) else { return }
    jobs = held
    event.job.runSynchronously(on: steps.main.asUnownedSerialExecutor())
    if holdsJobs { return }
    let order = JobOrder.Course.current
    for _ in 1..<StepEvent.limit {
      guard let (job, isMain) = jobs.removeNext(in: order) else { return }
      StepTasks.remember(job, of: self)
      job.runSynchronously(on: (isMain ? steps.main : steps.pool).asUnownedSerialExecutor())
      StepTasks.forgetEnded(job)
    }
    if jobs.isEmpty == false, endsTasks == false { note(.endless) }
    jobs = ReadyJobs()
  }
}
