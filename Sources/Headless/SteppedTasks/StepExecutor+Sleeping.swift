#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalScheduling) internal import _Concurrency

  /// The runtime hands sleeps to the current executor, so they're known before they end.
  extension StepExecutor: SchedulingExecutor {
    package func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let delay = clock.now.duration(to: instant) as? Duration
      taker?.append(UnownedJob(job), isMain: isMain, after: delay ?? .zero)
    }
  }
#endif
