import Dispatch
import Synchronization

/// Counts the notifications of observers, and lets a thread wait for the next one.
package final class Notifications: Sendable {
  private let heard = Atomic(0)
  private let semaphore = DispatchSemaphore(value: 0)

  package init() {}

  package var count: Int { heard.load(ordering: .acquiring) }

  package func post() {
    heard.add(1, ordering: .acquiringAndReleasing)
    semaphore.signal()
  }

  /// Waits for the next notification, and returns whether it came in time.
  package func wait() -> Bool {
    semaphore.wait(timeout: .now() + .seconds(10)) == .success
  }
}
