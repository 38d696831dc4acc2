/// A clock whose sleeps take the time of the stepped test in which they begin.
///
/// Its time is that of the test, too. Pass it to code that takes a clock where the runtime doesn't hand the
/// sleeps of its own clocks to the test. Outside a stepped test, its time is real.
public struct SteppedClock: Clock {
  private static let origin = (instant: ContinuousClock.now, time: time)

  private static var time: Duration { SteppedRun.current?.now ?? .uptime }

  /// Creates a clock.
  public init() {}

  /// The current time.
  public var now: ContinuousClock.Instant {
    let (instant, time) = SteppedClock.origin
    return instant.advanced(by: SteppedClock.time - time)
  }

  /// The smallest difference between two points in time, which is a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until a point in time.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil)
    async throws
  {
    let delay = now.duration(to: deadline)
    guard let run = SteppedRun.current else { return try await Task.sleep(for: delay) }
    let (wakes, input) = AsyncStream.makeStream(of: Void.self)
    run.wake(after: delay) { input.finish() }
    for await _ in wakes {}
    try Task.checkCancellation()
  }
}

extension Clock where Self == SteppedClock {
  /// The clock of the stepped test around the caller.
  public static var stepped: Self { Self() }
}
