internal import Synchronization

/// A clock whose sleeps are calls, which end when they get a response.
///
/// Its time advances only by sleeping.
public final class CallClock<Request: Hashable & Sendable, Response: Sendable>: Clock {
  /// A point in time, by its distance from the first one.
  public struct Instant: InstantProtocol {
    fileprivate var time = Duration.zero

    /// Returns the instant after a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

    /// Returns the duration until another instant.
    public func duration(to other: Instant) -> Duration { other.time - time }

    /// Returns whether an instant is before another one.
    public static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
  }

  private let calls: Calls<Request, Response>
  private let request: @Sendable (Duration) -> Request
  private let time = Mutex(Instant())

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - calls: The calls, to which its sleeps belong.
  ///   - request: A closure that returns the request for a sleep of a duration.
  public init(
    _ calls: Calls<Request, Response>, request: @escaping @Sendable (Duration) -> Request
  ) {
    (self.calls, self.request) = (calls, request)
  }

  /// The current time.
  public var now: Instant { time.withLock { $0 } }

  /// The difference between two points in time that the clock can tell apart, which is any.
  public var minimumResolution: Duration { .zero }

  /// Waits for a response.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    _ = try await calls.response(to: request(now.duration(to: deadline)))
    time.withLock { $0 = max($0, deadline) }
  }
}
