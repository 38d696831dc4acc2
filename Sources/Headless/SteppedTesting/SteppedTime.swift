internal import Dispatch

/// The time that the sleeps of a stepped test take.
public enum SteppedTime: Hashable, Sendable {
  /// Sleeps take no time: the next one ends as soon as all else waits.
  ///
  /// Work outside the test, such as that of a queue or a socket, has the grace period to come back before.
  case skipped(grace: Duration = .zero)
  /// Sleeps take as long as they say.
  case real
}

extension Duration {
  /// The time since the system has started.
  static var uptime: Duration { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }

  var nanoseconds: Int64 { Int64(clamping: attoseconds / 1_000_000_000) }
}
