internal import ExecutorHooks

/// The jobs that follow from one event, in order.
final class JobQueue {
  /// The queue of the current thread, or `nil` if the thread performs no steps.
  static var current: JobQueue? {
    current_steps().queue.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  let event: StepEvent
  private var jobs: [(job: UnownedJob, executor: StepExecutor)] = []
  private var next = 0
  /// The number of waiting jobs of the main actor.
  private var mainCount = 0

  init(_ event: StepEvent) { self.event = event }

  func append(_ job: UnownedJob, on executor: StepExecutor) {
    if executor === event.steps.main { mainCount += 1 }
    jobs.append((job, executor))
  }

  /// Runs the jobs, and returns whether no more than a number of them followed.
  func run(upTo limit: Int, in order: JobOrder.Course?) -> Bool {
    var count = 0
    while next < jobs.count, count < limit {
      let (job, executor) = removeNext(in: order)
      count += 1
      StepTasks.follow(job, of: event, isEager: executor === event.steps.pool) {
        job.runSynchronously(on: executor.asUnownedSerialExecutor())
      }
    }
    return next == jobs.count
  }

  /// Removes the first job, unless the order chooses another one.
  ///
  /// The jobs of the main actor keep their order. So do those of another actor, which is one job here. A
  /// job of no actor can run at any time.
  private func removeNext(in order: JobOrder.Course?) -> (job: UnownedJob, executor: StepExecutor) {
    let main = event.steps.main
    guard let order else {
      next += 1
      return jobs[next - 1]
    }
    let readyCount = jobs.count - next - max(mainCount - 1, 0)
    var choice = order.choice(among: readyCount)
    var index = next
    var passesMain = jobs[index].executor === main
    while choice > 0 {
      index += 1
      let isMain = jobs[index].executor === main
      if isMain == false || passesMain == false { choice -= 1 }
      passesMain = passesMain || isMain
    }
    let chosen = jobs[index]
    if chosen.executor === main { mainCount -= 1 }
    if index > next { jobs.remove(at: index) } else { next += 1 }
    return chosen
  }
}
