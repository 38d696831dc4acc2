import Observation
import Synchronization

/// Returns the indices of the readers that are notified of an event, of which each reads once.
func heard(of event: () -> Void, by readers: [() -> Void]) -> [Int] {
  let heard = Heard()
  for (index, read) in readers.enumerated() {
    withObservationTracking(read) { heard.readers.withLock { $0.append(index) } }
  }
  event()
  return heard.readers.withLock { $0.sorted() }
}

/// Returns whether an observer of what a closure reads is notified of an event.
func isHeard(_ event: () -> Void, reading read: () -> Void) -> Bool {
  withoutActuallyEscaping(read) { read in heard(of: event, by: [read]) == [0] }
}

private final class Heard: Sendable {
  let readers = Mutex<[Int]>([])
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
