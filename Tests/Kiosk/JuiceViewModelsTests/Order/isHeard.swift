import Observation
import Synchronization

/// Returns whether an observer of what a closure reads is notified of an event.
func isHeard(_ event: () -> Void, reading read: () -> Void) -> Bool {
  let heard = Heard()
  withObservationTracking(read) { heard.flag.store(true, ordering: .releasing) }
  event()
  return heard.flag.load(ordering: .acquiring)
}

private final class Heard: Sendable {
  let flag = Atomic(false)
}
