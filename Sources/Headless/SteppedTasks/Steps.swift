internal import ExecutorHooks
internal import Foundation
internal import JobOrders

/// The tasks of an app, run one by one on the thread that performs its events.
///
/// An event of an app starts tasks, which wait for something, go on, and start others. ``perform(_:)``
/// runs all of them in order on the caller's thread, until each has ended or waits for something that
/// the caller decides, such as a continuation. The tasks of other threads aren't affected.
///
/// The code of the main actor finds itself on the main actor. Several apps can share one `Steps`, also
/// on several threads; an app's own events come from one thread at a time.
public final class Steps: Sendable, Uncounted {
  /// The steps that new apps share, or `nil` if each has steps of its own.
  @TaskLocal package static var shared: Steps?

  /// What knows the places of events.
  @TaskLocal package static var places: (any StepPlaces)?

  package static let isSupported = {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      DefaultExecutor.install()
    #endif
    return install_executor_hooks(
      job_decisions(
        take: { Steps.take(unsafeBitCast($0, to: UnownedJob.self), sleeps: $1) },
        steps: { StepTasks.current?.threadSteps ?? thread_steps() }))
  }()

  let main = StepExecutor(isMain: true)
  let pool = StepExecutor(isMain: false)
  /// A lock that a thread sanitizer knows, unlike `Mutex` when threads wait for it.
  private let lock = NSLock()
  /// The first error, which other threads may note.
  nonisolated(unsafe) private var first: (error: SteppingError, place: (any Sendable)?)?
  /// The jobs that wait for the next event of the same owner.
  nonisolated(unsafe) private var held: [ObjectIdentifier?: ReadyJobs] = [:]

  /// How many responses in a row tell apart the states of tasks that got them.
  package let memory: Int

  /// Whether a response is remembered together with the state in which it came, until its request is made again.
  package let remembersStates: Bool

  /// Whether a `UUID` or a time that an app stores differs from app to app.
  package let valuesDiffer: Bool

  /// Creates steps without any task.
  public convenience init() { self.init(memory: 1) }

  package init(memory: Int = 1, remembersStates: Bool = false, valuesDiffer: Bool = false) {
    self.memory = memory
    self.remembersStates = remembersStates
    self.valuesDiffer = valuesDiffer
    main.taker = self
    pool.taker = self
  }

  @usableFromInline package var error: SteppingError? { lock.withLock { first?.error } }

  /// The place of the event that led to the error, or `nil` if it isn't known.
  package var place: (any Sendable)? { lock.withLock { first?.place } }

  /// The places of the events whose tasks haven't ended, except those of an owner of which one may wait for a
  /// completion handler that is never called.
  package var placesOfTasks: [(any Sendable)?] {
    StepTasks.forgetEnded()
    let events = StepTasks.owners(of: self).compactMap { $0 as? StepEvent }
      .filter { $0.endsTasks == false }
    let keepers = Set(events.filter { $0.kept.isEmpty == false }.map { $0.ownerIdentifier })
    return events.filter { keepers.contains($0.ownerIdentifier) == false }.map { $0.place }
  }

  /// Performs work on the main actor, and everything that follows from it, until all of it waits.
  ///
  /// Work that performs other work of the same kind gets its result, and continues after everything
  /// that follows from that.
  ///
  /// - Returns: The result of the work.
  /// - Throws: A ``SteppingError`` if this work, or any before, leads to something that has no steps.
  @discardableResult
  public func perform<Result>(_ work: @MainActor () -> Result) throws(SteppingError) -> Result {
    try perform(for: nil, work)
  }

  /// Performs work that belongs to an owner.
  package func perform<Result>(
    for owner: AnyObject?, as kind: StepEvent.Kind = .usual, _ work: @MainActor () -> Result
  ) throws(SteppingError) -> Result {
    guard Steps.isSupported else { throw .unsupportedRuntime }
    if (kind == .first) == false, let error { throw error }
    let event = StepEvent(self, of: owner, kind)
    let key = event.ownerIdentifier
    let waiting = lock.withLock { held.removeValue(forKey: key) }
    let isLookWithinTurn = kind == .look && waiting?.isEmpty == false
    let holdsJobs = JobOrder.current.isHeld || isLookWithinTurn
    _ = take_jobs(1)
    let former = current_steps()
    set_current_steps(event.threadSteps)
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(work) { work in
      StepTasks.$inherited.withValue(event) {
        _ = Task { @MainActor in result = work() }
      }
      event.run(after: waiting ?? ReadyJobs(), holdsJobs: holdsJobs)
    }
    event.work = nil
    if event.jobs.isEmpty == false { lock.withLock { held[key] = event.jobs } }
    set_current_steps(former)
    if take_jobs(-1) == false { event.note(.otherHook) }
    if let error { throw error }
    guard let result else { throw .leftThread }
    return result
  }

  /// Returns whether a job that belongs to no actor, or that sleeps, has an owner, which takes or withholds it.
  static func take(_ job: UnownedJob, sleeps: Bool) -> Bool {
    let performing = current_steps().taskOwner
    let owner = performing ?? StepTasks.owner(of: job.pointer) ?? StepTasks.current
    guard let owner, owner.owns(job, sleeps: sleeps) else { return false }
    owner.append(job, isMain: false, after: sleeps ? .zero : nil)
    return true
  }

  /// Stops the steps unless the caller is one of them.
  package func checkThread() {
    if (StepEvent.performed?.steps === self) == false { note(.leftThread, at: nil) }
  }

  func note(_ error: SteppingError, at place: (any Sendable)?) {
    lock.withLock { first = first ?? (error, place) }
  }
}

extension Steps: JobTaker {
  package func append(_ job: UnownedJob, isMain: Bool, after delay: Duration?) {
    let performed = StepEvent.performed.flatMap { $0.steps === self ? $0 : nil }
    let event = performed ?? StepTasks.owner(of: job.pointer) as? StepEvent
    guard let event else { return note(delay == nil ? .leftThread : .slept, at: nil) }
    event.append(job, isMain: isMain, after: delay)
  }
}

/// The places of events, such as the flows to them.
package protocol StepPlaces: Sendable {
  /// The place of an event that begins.
  var current: (any Sendable)? { get }
  /// Performs work in which an app is left that has come to a place, or whose place isn't known.
  func leave(_ place: (any Sendable)?, _ work: () -> Void)
}

/// A dependency that doesn't tell two states of an app apart, because its screens and other values do.
package protocol Uncounted: AnyObject {}

/// The reason why the tasks of an app can't be run one by one.
public enum SteppingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A task went on outside the steps, such as on another thread.
  case leftThread
  /// A task began to sleep on a clock that isn't injected.
  case slept
  /// The tasks went on without ever waiting.
  case endless
  /// Another library has set a hook of Swift's runtime meanwhile, and takes the jobs of tasks itself.
  case otherHook
  /// Swift's runtime has no hooks for the jobs of tasks.
  case unsupportedRuntime

  /// The problem and its likely causes.
  public var description: String {
    switch self {
    case .leftThread:
      """
      A task went on outside the steps of its app. It may have used a thread, a dispatch queue, a \
      timer, or a sleep without an injected clock.
      """
    case .slept: "A task sleeps without an injected clock, so its end is left to chance."
    case .endless:
      "The tasks of one event went on for 100,000 steps without waiting for a response."
    case .otherHook:
      """
      Another library has set a hook of Swift's runtime meanwhile, such as withMainSerialExecutor in a \
      test beside this one, so the tasks can't be followed.
      """
    case .unsupportedRuntime:
      "This version of Swift's runtime has no hooks with which tasks can be run one by one."
    }
  }
}
