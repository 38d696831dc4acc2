/// An executor whose jobs run on the thread of a test: those of the main actor, or all others.
final class RunExecutor: SerialExecutor, TaskExecutor {
  let run: SteppedRun
  let isMain: Bool

  init(_ run: SteppedRun, isMain: Bool) { (self.run, self.isMain) = (run, isMain) }

  func enqueue(_ job: consuming ExecutorJob) { run.append(UnownedJob(job), isMain: isMain) }
}

#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalScheduling) internal import _Concurrency

  /// The runtime hands sleeps to the current executor.
  extension RunExecutor: SchedulingExecutor {
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      let delay = clock.now.duration(to: instant) as? Duration ?? .zero
      run.wake(after: delay) { [run, isMain] in run.append(job, isMain: isMain) }
    }
  }
#endif
