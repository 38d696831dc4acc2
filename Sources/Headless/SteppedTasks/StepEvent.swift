internal import ExecutorHooks

/// An event with the jobs that follow from it, which only the thread that performs it looks at.
///
/// The tasks that follow keep it, so that it lives for as long as they do.
final class StepEvent: @unchecked Sendable {
  /// The event from which the current task follows, or `nil` if it isn't known.
  @TaskLocal static var current: StepEvent?

  /// The event that the current thread performs, or `nil` if it performs none.
  static var performed: StepEvent? {
    current_steps().event.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  let steps: Steps
  /// The object to which the event belongs, such as the calls of an app, or `nil` if there is none.
  let owner: AnyObject?
  /// Whether the owner goes away with the event.
  let isLast: Bool
  let place = Steps.currentPlace?()
  private var jobs: [(job: UnownedJob, isMain: Bool)] = []
  private var next = 0
  /// The number of waiting jobs of the main actor.
  private var mainCount = 0
  /// Whether the event counts among those that have tasks.
  private var isCounted = true

  init(_ steps: Steps, of owner: AnyObject?, isLast: Bool) {
    (self.steps, self.owner, self.isLast) = (steps, owner, isLast)
    steps.record.count(1)
  }

  deinit { forget() }

  func forget() {
    if isCounted { steps.record.count(-1) }
    isCounted = false
  }

  func note(_ error: SteppingError) { steps.record.note(error, at: place) }

  func append(_ job: UnownedJob, isMain: Bool) {
    if isMain { mainCount += 1 }
    jobs.append((job, isMain))
  }

  /// Runs the jobs, and returns whether no more than a number of them followed.
  ///
  /// The first one is the event itself, which doesn't wait.
  func run(upTo limit: Int, in order: JobOrder.Course?) -> Bool {
    defer { jobs = [] }
    while next < jobs.count, next < limit {
      if let order { putFirst(in: order) }
      let (job, isMain) = jobs[next]
      if isMain { mainCount -= 1 }
      if next > 0 { StepTasks.remember(job, of: self) }
      job.runSynchronously(on: (isMain ? steps.main : steps.pool).asUnownedSerialExecutor())
      if next > 0 { StepTasks.forgetEnded(job) }
      next += 1
    }
    return next == jobs.count
  }

  /// Puts the job that an order chooses before the others.
  ///
  /// The jobs of the main actor keep their order. So do those of another actor, which is one job here. A
  /// job of no actor can run at any time.
  private func putFirst(in order: JobOrder.Course) {
    let choice = order.choice(among: jobs.count - next - max(mainCount - 1, 0))
    guard choice > 0 else { return }
    let firstMain = jobs[next...].firstIndex { $0.isMain }
    let ready = (next..<jobs.count).filter { jobs[$0].isMain == false || $0 == firstMain }
    jobs.insert(jobs.remove(at: ready[choice]), at: next)
  }
}
