internal import Dispatch
internal import ExecutorHooks
internal import Foundation
internal import JobOrders
internal import RuntimeSymbols
internal import SteppedTasks
internal import Synchronization

/// One run of a test: its jobs, its thread, and its time.
///
/// It's never freed, because jobs refer to its executors without owning them.
final class SteppedRun: TaskOwner, @unchecked Sendable {
  /// The run to which the caller belongs, or `nil` if there is none.
  static var current: SteppedRun? { find_steps().taskOwner as? SteppedRun ?? inherited }

  /// The run around an event of an app, for example.
  @TaskLocal private static var inherited: SteppedRun?

  /// The threads of the runs, whose number is limited.
  private static let threads = (0..<64).map { DispatchQueue(label: "SteppedTesting.\($0)") }
  private static let count = Atomic(0)
  /// A wait that something else ends.
  private static let longWait = Duration.seconds(3600)
  /// The lock of the test whose turn it is, because tests may share an actor, or what is the main actor's.
  static let turn = NSLock()

  let trait: SteppedTrait
  let course: JobOrder.Course
  /// What keeps the test from its end, until it has ended.
  let problems = AsyncStream.makeStream(of: SteppedProblem.self)
  let condition = NSCondition()
  /// What the thread has done since it last began or ended to wait.
  var progress = (since: Duration.uptime, jobs: 0, isWaiting: false)
  /// The number of times that the test was found not to go on.
  var warnings = 0
  private(set) var hasEnded = false
  private(set) var unfinishedTasks = 0
  private let failed = Atomic(false)
  private var jobs = ReadyJobs()
  /// What wakes the sleeps, by their ends.
  private var sleeps: [Duration: [@Sendable () -> Void]] = [:]
  /// The time of the clocks on the test's thread, in nanoseconds.
  private let time = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
  /// Where the tasks of a shared object, for example, go on when the test has ended.
  private let afterwards = DispatchQueue(label: "SteppedTesting.afterwards")
  private let main = StepExecutor(isMain: true)
  private let pool = StepExecutor(isMain: false)
  private(set) lazy var threadSteps = makeSteps(main: main, pool: pool)

  init(_ trait: SteppedTrait, _ order: JobOrder) {
    self.trait = trait
    course = JobOrder.Course(order)
    time.initialize(to: Duration.uptime.nanoseconds)
    main.taker = self
    pool.taker = self
    _ = threadSteps
  }

  var record: AnyObject { self }

  /// The order in which a test has failed, and what repeats it.
  var repetition: String {
    let order = "\(course.order)"
    return order.isEmpty
      ? "It failed in the order in which jobs become ready: .stepped runs it alone."
      : "It failed in the order \"\(order)\": .stepped(order: \"\(order)\") runs it alone."
  }

  var hasFailed: Bool { failed.load(ordering: .relaxed) }

  func fail() { failed.store(true, ordering: .relaxed) }

  /// The time since the system has started, which passes in a test only while everything waits.
  var now: Duration { condition.withLock { currentTime } }

  private var currentTime: Duration { isTimeReal ? .uptime : .nanoseconds(time.pointee) }

  private var isTimeReal: Bool { hasEnded || trait.time == .real }

  /// Performs the test in a child task, which is cancelled if there is a problem.
  func perform(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    try await SteppedRun.$inherited.withValue(self) {
      try await StepTasks.$inherited.withValue(self) {
        try await withTaskExecutorPreference(pool) {
          defer { end() }
          async let outcome: Void = {
            defer { problems.continuation.finish() }
            watch(after: trait.limit)
            try await body()
          }()
          for await problem in problems.stream { throw problem }
          await settled()
          try await outcome
        }
      }
    }
  }

  private func end() {
    StepTasks.forgetEnded()
    unfinishedTasks = StepTasks.owners(of: self).count
    condition.withLock {
      for (deadline, wakes) in sleeps {
        for wake in wakes { wakeAfterwards(at: deadline, wake) }
      }
      hasEnded = true
      condition.signal()
    }
  }

  /// Begins to run jobs on a thread until the test has ended.
  func start() {
    let number = SteppedRun.count.add(1, ordering: .relaxed).newValue
    SteppedRun.threads[number % SteppedRun.threads.count].async { [self] in
      _ = take_jobs(1)
      takeTurn()
      while let step = nextStep() { step() }
      SteppedRun.turn.unlock()
      _ = take_jobs(-1)
    }
  }

  func append(_ job: UnownedJob, isMain: Bool, after delay: Duration?) {
    if let delay {
      return wake(after: delay) { [self] in append(job, isMain: isMain, after: nil) }
    }
    condition.withLock {
      if hasEnded {
        afterwards.async { [self] in SteppedRun.turn.withLock { run(job, isMain: isMain) } }
      } else {
        jobs.append(job, isMain: isMain)
        condition.signal()
      }
    }
  }

  /// Calls a function when a duration has passed, or when all else waits and before time passes.
  func wake(after delay: Duration?, _ wake: @escaping @Sendable () -> Void) {
    condition.withLock {
      let deadline = delay.map { currentTime + $0 } ?? .zero
      if hasEnded { return wakeAfterwards(at: deadline, wake) }
      sleeps[deadline, default: []].append(wake)
      condition.signal()
    }
  }

  private func wakeAfterwards(at deadline: Duration, _ wake: @escaping @Sendable () -> Void) {
    let delay = (deadline - currentTime) / .seconds(1)
    afterwards.asyncAfter(deadline: .now() + delay, execute: wake)
  }

  /// Returns whether a job is one of the test, and not that of a task that waits for it.
  ///
  /// Where all tasks of the test prefer its executor, no other task is.
  func owns(_ job: UnownedJob, sleeps: Bool) -> Bool {
    if sleeps { return false }
    if is_task(job.pointer) == false || StepTasks.owner(of: job.pointer) === self { return true }
    return defines_task_creation() == false && condition.withLock { hasEnded == false }
  }

  private func run(_ job: UnownedJob, isMain: Bool) {
    let former = current_steps()
    var steps = threadSteps
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

  /// Waits until all other tests wait or have ended, which isn't held against this one.
  func takeTurn() {
    let start = Duration.uptime
    condition.withLock { progress.since += SteppedRun.longWait }
    SteppedRun.turn.lock()
    condition.withLock { progress.since += .uptime - start - SteppedRun.longWait }
  }

  /// Returns what the thread does next, or `nil` if the test has ended.
  private func nextStep() -> (() -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let (job, isMain) = jobs.removeNext(in: course) {
        progress.jobs += 1
        return { self.run(job, isMain: isMain) }
      }
      if hasEnded { return nil }
      if wait(before: sleeps.keys.min()) { continue }
      guard let deadline = sleeps.keys.min() else { continue }
      time.pointee = max(time.pointee, deadline.nanoseconds)
      let wakes = sleeps.removeValue(forKey: deadline) ?? []
      return { for wake in wakes { wake() } }
    }
  }

  /// Waits before a sleep ends, if there is one, and returns whether something has come from other threads.
  private func wait(before deadline: Duration?) -> Bool {
    let pause =
      switch (trait.time, deadline) {
      case (_, nil): SteppedRun.longWait
      case (.skipped(let grace), let deadline?): deadline > .zero ? grace : .zero
      case (.real, let deadline?): deadline - .uptime
      }
    guard pause > .zero else { return false }
    if trait.time == .real { progress.since = .uptime + pause }
    if deadline == nil { progress = (.uptime, 0, true) }
    SteppedRun.turn.unlock()
    let hasCome = condition.wait(until: Date(timeIntervalSinceNow: pause / .seconds(1)))
    condition.unlock()
    takeTurn()
    condition.lock()
    if deadline == nil { progress = (.uptime, 0, false) }
    return hasCome || jobs.isEmpty == false
  }
}
