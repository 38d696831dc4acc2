import Observation

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
