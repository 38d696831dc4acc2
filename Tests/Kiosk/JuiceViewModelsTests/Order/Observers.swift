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

/// Everything that an observer reads: at first, and at each notification, when it registers again.
final class Readings<Value>: @unchecked Sendable {
  private let read: () -> Value
  private(set) var values: [Value] = []

  init(_ read: @escaping () -> Value) {
    self.read = read
    register()
  }

  private func register() {
    values.append(withObservationTracking(read) { self.register() })
  }
}
