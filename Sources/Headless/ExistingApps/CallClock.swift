public import SteppedTasks
internal import Synchronization

/// A clock whose sleeps are calls, which end when they get a response.
///
/// Its time advances only by sleeping.
public final class CallClock<Request: Hashable & Sendable, Response: Sendable>: Clock, Uncounted {
  /// A point in time, by its distance from the first one.
  public struct Instant: InstantProtocol, CustomReflectable {
    fileprivate let time: Duration
    fileprivate let clock: CallClock

    /// A mirror of the distance to the current time, by which the states of an app differ.
    public var customMirror: Mirror {
      Mirror(self, children: ["distance": time - clock.now.time])
    }

    /// Returns the instant after a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(time: time + duration, clock: clock)
    }

    /// Returns the duration until another instant.
    public func duration(to other: Instant) -> Duration { other.time - time }

    /// Returns whether an instant is before another one.
    public static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }

    /// Returns whether two instants are the same.
    public static func == (one: Instant, other: Instant) -> Bool { one.time == other.time }

    /// Hashes the distance from the first instant.
    public func hash(into hasher: inout Hasher) { hasher.combine(time) }
  }

  private let calls: Calls<Request, Response>
  private let isAwaited: Bool
  private let request: @Sendable (Duration) async -> Request
  private let time = Mutex(Duration.zero)

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - calls: The calls, to which its sleeps belong.
  ///   - isAwaited: Whether the app waits for the end of a sleep as for a response, in contrast to that of a
  ///     loop that polls for as long as the app exists.
  ///   - request: A closure that returns the request for a sleep of a duration.
  public init(
    _ calls: Calls<Request, Response>, isAwaited: Bool = true,
    request: @escaping @Sendable (Duration) -> Request
  ) {
    self.calls = calls
    self.isAwaited = isAwaited
    self.request = request
  }

  /// Creates a clock whose sleeps are named after what they're for, as the view model says.
  ///
  /// - Parameters:
  ///   - calls: The calls of an ``AdaptedApp``, to which the sleeps belong.
  ///   - isAwaited: Whether the app waits for the end of a sleep as for a response, in contrast to that of a
  ///     loop that polls for as long as the app exists.
  ///   - request: A closure that takes the view model, or `nil` while it's being made, and returns the request
  ///     for a sleep of a duration.
  public init<Model>(
    _ calls: Calls<Request, Response>, isAwaited: Bool = true,
    request: @escaping @MainActor (Model?, Duration) -> Request
  ) {
    self.calls = calls
    self.isAwaited = isAwaited
    self.request = { await request(calls.model.withLock { $0 }?() as? Model, $0) }
  }

  /// The current time.
  public var now: Instant { Instant(time: time.withLock { $0 }, clock: self) }

  /// The difference between two points in time that the clock can tell apart, which is any.
  public var minimumResolution: Duration { .zero }

  /// Waits for a response.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let request = await request(now.duration(to: deadline))
    _ = try await isAwaited ? calls.response(to: request) : calls.nextElement(of: request)
    time.withLock { $0 = max($0, deadline.time) }
  }
}
