internal import ExecutorHooks

/// The tasks of an app, run one by one on the thread that performs its events.
///
/// An event of an app starts tasks, which wait for something, go on, and start others. ``perform(_:)``
/// runs all of them in order on the caller's thread, until each has ended or waits for something that
/// the caller decides, such as a continuation. The tasks of other threads aren't affected.
///
/// The code of the main actor finds itself on the main actor. Several apps can share one `Steps`, also
/// on several threads; an app's own events come from one thread at a time.
public final class Steps: Sendable {
  /// The steps that new apps share, or `nil` if each has steps of its own.
  @TaskLocal package static var shared: Steps?

  /// The number of jobs that one event can lead to.
  private static let limit = 100_000
  private static let isSupported = install_executor_hooks { job, queue in
    guard let job, let queue else { return }
    let jobs = Unmanaged<JobQueue>.fromOpaque(queue).takeUnretainedValue()
    jobs.append(unsafeBitCast(job, to: UnownedJob.self), on: jobs.pool)
  }

  private let main: StepExecutor
  private let pool: StepExecutor
  private let record = StepRecord()

  /// Creates steps without any task.
  public init() {
    (main, pool) = (StepExecutor(record), StepExecutor(record))
  }

  /// The error that stopped the steps, or `nil` if they go on.
  public var error: SteppingError? { record.error }

  /// A Boolean value that indicates whether some tasks haven't ended.
  package var hasTasks: Bool { record.hasTasks }

  /// Performs work on the main actor, and everything that follows from it, until all of it waits.
  ///
  /// Work that performs other work of the same kind gets its result, and continues after everything
  /// that follows from that.
  ///
  /// - Returns: The result of the work.
  /// - Throws: A ``SteppingError`` if this work, or any before, leads to something that has no steps.
  @discardableResult
  public func perform<Result>(_ work: @MainActor () -> Result) throws(SteppingError) -> Result {
    guard Steps.isSupported else { throw .unsupportedRuntime }
    if let error { throw error }
    let queue = JobQueue(pool)
    let former = current_steps()
    set_current_steps(
      thread_steps(
        main: unsafeBitCast(main.asUnownedSerialExecutor(), to: executor_reference.self),
        queue: Unmanaged.passUnretained(queue).toOpaque()))
    defer { set_current_steps(former) }
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(work) { work in
      StepEvent.$current.withValue(StepEvent(record)) {
        _ = Task { @MainActor in result = work() }
      }
      if queue.run(upTo: Steps.limit) == false { record.note(.endless) }
    }
    if let error { throw error }
    guard let result else { throw .leftThread }
    return result
  }

  /// Stops the steps unless the caller is one of them.
  package func checkThread() {
    if (JobQueue.current?.pool === pool) == false { record.note(.leftThread) }
  }
}

/// The reason why the tasks of an app can't be run one by one.
public enum SteppingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A task went on outside the steps, such as on another thread.
  case leftThread
  /// A task began to sleep on a clock that isn't injected.
  case slept
  /// The tasks went on without ever waiting.
  case endless
  /// Swift's runtime has no hooks for the jobs of tasks.
  case unsupportedRuntime

  /// The problem and its likely causes.
  public var description: String {
    switch self {
    case .leftThread:
      """
      A task went on outside the steps of its app, where the order of events is left to chance. It may \
      have used a thread, a dispatch queue, a sleep without an injected clock, or Task.yield() in an actor.
      """
    case .slept: "A task sleeps without an injected clock, so its end is left to chance."
    case .endless:
      "The tasks of one event went on for 100,000 steps without waiting for a response."
    case .unsupportedRuntime:
      "This version of Swift's runtime has no hooks with which tasks can be run one by one."
    }
  }
}
