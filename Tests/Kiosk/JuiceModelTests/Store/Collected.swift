import Synchronization

/// Values that threads collect.
final class Collected<Value: Sendable>: Sendable {
  private let collected = Mutex<[Value]>([])

  /// The values, in the order in which they were added.
  var values: [Value] { collected.withLock { $0 } }

  func add(_ value: Value) {
    collected.withLock { $0.append(value) }
  }
}
