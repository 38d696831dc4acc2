import Dispatch
import Synchronization

/// Counts what observers hear, and lets a thread wait for the next.
final class Notifications: Sendable {
  private let heard = Atomic(0)
  private let semaphore = DispatchSemaphore(value: 0)

  var count: Int { heard.load(ordering: .acquiring) }

  func post() {
    heard.add(1, ordering: .acquiringAndReleasing)
    semaphore.signal()
  }

  /// Whether a notification came in time; each is waited for once.
  func wait() -> Bool {
    semaphore.wait(timeout: .now() + .seconds(10)) == .success
  }
}
