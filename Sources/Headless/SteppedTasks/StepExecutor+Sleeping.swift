#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalScheduling) internal import _Concurrency

  /// The runtime hands sleeps to the current executor, so they're noticed before they end.
  extension StepExecutor: SchedulingExecutor {
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      withhold(UnownedJob(job), sleeps: true, owner: StepTasks.performing)
    }
  }
#endif
