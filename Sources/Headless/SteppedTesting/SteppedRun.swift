internal import Dispatch
internal import ExecutorHooks
internal import Foundation
internal import RuntimeSymbols
internal import SteppedTasks

/// One run of a test: its jobs, its thread, and its time.
///
/// It's never freed, because jobs refer to its executors without owning them.
final class SteppedRun: TaskOwner, @unchecked Sendable {
  /// The run to which the caller belongs, or `nil` if there is none.
  static var current: SteppedRun? { StepTasks.currentOwner as? SteppedRun }

  let settings: SteppedSettings
  let course: JobOrder.Course
  /// What keeps the test from its end, until it has ended.
  let problems = AsyncStream.makeStream(of: SteppedProblem.self)
  let condition = NSCondition()
  var progress = SteppedProgress()
  private(set) var hasEnded = false
  private(set) var unfinishedTasks = 0
  private var isEnding = false
  private var jobs = ReadyJobs()
  /// What ends first comes last.
  private var sleeps: [(deadline: Duration, wake: @Sendable () -> Void)] = []
  private var settling: [@Sendable () -> Void] = []
  /// The time of the clocks on the test's thread, in nanoseconds.
  private let time = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
  /// Where the tasks of a shared object, for example, go on when the test has ended.
  private let afterwards = DispatchQueue(label: "SteppedTesting.afterwards")
  private lazy var main = RunExecutor(self, isMain: true)
  private lazy var pool = RunExecutor(self, isMain: false)
  private(set) lazy var stepsElsewhere = thread_steps(
    self, main: main.reference,
    pool: unsafeBitCast(pool.asUnownedTaskExecutor(), to: executor_reference.self))

  init(_ settings: SteppedSettings, _ order: JobOrder) {
    self.settings = settings
    course = JobOrder.Course(order)
    time.initialize(to: Duration.uptime.nanoseconds)
    _ = stepsElsewhere
  }

  var record: AnyObject { self }

  /// The time since the system has started, which passes in a test only while everything waits.
  var now: Duration { condition.withLock { currentTime } }

  private var currentTime: Duration { isTimeReal ? .uptime : .nanoseconds(time.pointee) }

  private var isTimeReal: Bool { hasEnded || settings.time == .real }

  /// Performs the test in a child task, which is cancelled if there is a problem.
  func perform(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    try await StepTasks.$current.withValue(self) {
      try await withTaskExecutorPreference(pool) {
        defer { end() }
        async let outcome: Void = performThenFinish(body)
        for await problem in problems.stream { throw problem }
        await settled()
        try await outcome
      }
    }
  }

  private func performThenFinish(
    _ body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    defer { problems.continuation.finish() }
    condition.withLock { progress.restart() }
    watch(after: settings.limit)
    try await body()
  }

  private func end() {
    StepTasks.forgetEnded()
    unfinishedTasks = StepTasks.count(of: self)
    condition.withLock {
      isEnding = true
      condition.signal()
    }
  }

  /// Runs jobs on the current thread until the test has ended.
  func run() {
    _ = take_jobs(1)
    while let turn = nextTurn() { turn() }
    _ = take_jobs(-1)
  }

  func append(_ job: UnownedJob, isMain: Bool) {
    condition.withLock {
      if hasEnded {
        afterwards.async { [self] in run(job, isMain: isMain) }
      } else {
        jobs.append(job, isMain: isMain)
        condition.signal()
      }
    }
  }

  func takes(_ job: UnownedJob?, sleeps: Bool, isElsewhere: Bool) -> Bool {
    guard let job, sleeps == false, isOwn(job) else { return false }
    append(job, isMain: false)
    return true
  }

  /// Returns whether a job is one of the test, and not that of a task that waits for it.
  ///
  /// Where all tasks of the test prefer its executor, no other task is.
  private func isOwn(_ job: UnownedJob) -> Bool {
    if StepTasks.isTask(job) == false || StepTasks.owner(of: job) === self { return true }
    return defines_task_creation() == false && condition.withLock { isEnding == false }
  }

  /// Calls a function when a duration has passed.
  func wake(after delay: Duration, _ wake: @escaping @Sendable () -> Void) {
    condition.withLock {
      if hasEnded { return wakeAfterwards(after: delay, wake) }
      let deadline = currentTime + delay
      let index = sleeps.firstIndex { $0.deadline <= deadline }
      sleeps.insert((deadline, wake), at: index ?? sleeps.endIndex)
      condition.signal()
    }
  }

  /// Calls a function when no job is ready.
  func settle(_ settled: @escaping @Sendable () -> Void) {
    condition.withLock { settling.append(settled) }
  }

  private func run(_ job: UnownedJob, isMain: Bool) {
    let former = current_steps()
    var steps = stepsElsewhere
    if isTimeReal == false { steps.now = UnsafePointer(time) }
    set_current_steps(steps)
    StepTasks.remember(job, of: self)
    let executor = pool.asUnownedTaskExecutor()
    if isMain {
      job.runSynchronously(isolatedTo: main.asUnownedSerialExecutor(), taskExecutor: executor)
    } else {
      job.runSynchronously(on: executor)
    }
    StepTasks.forgetEnded(job)
    set_current_steps(former)
  }

  /// Returns what the thread does next, or `nil` if the test has ended.
  private func nextTurn() -> (() -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let (job, isMain) = jobs.removeNext(in: course) {
        progress.jobs += 1
        return { self.run(job, isMain: isMain) }
      }
      var wakes = settling
      settling = []
      if wakes.isEmpty, isEnding { break }
      if wakes.isEmpty, wait(before: sleeps.last?.deadline) == false { wakes = removeFirstSleeps() }
      if wakes.isEmpty == false { return { for wake in wakes { wake() } } }
    }
    let end = currentTime
    hasEnded = true
    for (deadline, wake) in sleeps { wakeAfterwards(after: deadline - end, wake) }
    return nil
  }

  private func wakeAfterwards(after delay: Duration, _ wake: @escaping @Sendable () -> Void) {
    afterwards.asyncAfter(deadline: .now() + delay / .seconds(1), execute: wake)
  }

  /// Waits for other threads, and returns whether one of them came before a sleep that ends.
  private func wait(before deadline: Duration?) -> Bool {
    guard let deadline else {
      progress.wait { condition.wait() }
      return true
    }
    let pause =
      switch settings.time {
      case .skipped(let grace): grace
      case .real: deadline - .uptime
      }
    guard pause > .zero else { return false }
    if settings.time == .real { progress.since = .uptime + pause }
    return condition.wait(until: Date(timeIntervalSinceNow: pause / .seconds(1)))
  }

  /// Removes the sleeps that end first, at the same time, and returns what they wake.
  private func removeFirstSleeps() -> [@Sendable () -> Void] {
    let deadline = sleeps.last?.deadline ?? .zero
    time.pointee = max(time.pointee, deadline.nanoseconds)
    let first = sleeps.firstIndex { $0.deadline <= deadline } ?? sleeps.endIndex
    defer { sleeps.removeSubrange(first...) }
    return sleeps[first...].reversed().map(\.wake)
  }
}
