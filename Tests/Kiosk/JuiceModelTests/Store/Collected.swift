import Dispatch

/// Values that threads collect.
///
/// A queue guards them rather than a `Mutex`: the thread sanitizer doesn't see how a mutex is handed
/// over between threads that wait for it, and reports a race that isn't one.
final class Collected<Value: Sendable>: Sendable {
  private let queue = DispatchQueue(label: "collected")
  nonisolated(unsafe) private var collected: [Value] = []

  /// The values, in the order in which they were added.
  var values: [Value] { queue.sync { collected } }

  func add(_ value: Value) {
    queue.sync { collected.append(value) }
  }
}
