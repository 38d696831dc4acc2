#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

  /// The runtime hands sleeps to the current executor, so they're known before they end.
  extension StepExecutor: SchedulingExecutor {
    package func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let delay = clock.now.duration(to: instant) as? Duration
      taker?.append(UnownedJob(job), isMain: isMain, after: delay ?? .zero)
    }
  }

  /// The executor to which the runtime hands jobs of no actor, some of them without asking a hook.
  ///
  /// Those are the jobs of a yield, or of a sleep, in code that an actor has called.
  final class DefaultExecutor: TaskExecutor, SchedulingExecutor {
    private let platform: any TaskExecutor & SchedulingExecutor

    private init(before platform: any TaskExecutor & SchedulingExecutor) {
      self.platform = platform
    }

    /// Puts such an executor before that of the platform.
    static func install() { _createExecutors(factory: Factory.self) }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if Steps.take(job, sleeps: false) == false { platform.enqueue(job) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      guard Steps.take(job, sleeps: true) == false else { return }
      platform.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    }

    private enum Factory: ExecutorFactory {
      static let mainExecutor = MainActor.executor
      static let defaultExecutor: any TaskExecutor = {
        let platform = Task.defaultExecutor
        guard let scheduling = platform as? any TaskExecutor & SchedulingExecutor else {
          return platform
        }
        return DefaultExecutor(before: scheduling)
      }()
    }
  }
#endif
