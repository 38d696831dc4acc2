import Observation
import Synchronization

/// Whether an observer of what is read hears of an event.
func isHeard(_ event: () -> Void, reading read: () -> Void) -> Bool {
  let heard = Heard()
  withObservationTracking(read) { heard.flag.store(true, ordering: .releasing) }
  event()
  return heard.flag.load(ordering: .acquiring)
}

private final class Heard: Sendable {
  let flag = Atomic(false)
}
