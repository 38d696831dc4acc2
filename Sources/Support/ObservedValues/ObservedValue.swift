#if hasFeature(Embedded)
  /// A value that isn't observed, because a port in the browser repaints after events.
  package final class ObservedValue<Value>: @unchecked Sendable {
    package private(set) var value: Value

    package init(_ value: Value) {
      self.value = value
    }

    package func update<Failure: Error>(
      _ transaction: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
      var next = value
      try transaction(&next)
      value = next
    }
  }
#else
  internal import Synchronization

  /// The place of a value of any type, because a key path of a generic type is made anew for each value.
  private struct Place: Observable { let value: Void = () }

  /// A value that any thread can observe and change.
  package final class ObservedValue<Value: Equatable & Sendable>: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let changes = Mutex(())
    private let guarded: Mutex<Value>

    package init(_ value: Value) {
      guarded = Mutex(value)
    }

    /// Reading it registers for its next change when observation is tracked.
    package var value: Value {
      registrar.access(Place(), keyPath: \.value)
      return guarded.withLock { $0 }
    }

    /// Changes wait for each other, and reads only for the moment in which the new value is stored.
    ///
    /// Observers are notified outside the locks, so that they read the new value.
    package func update<Failure: Error>(
      _ transaction: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
      let isChange = try changes.withLock { _ throws(Failure) in
        let current = guarded.withLock { $0 }
        var next = current
        try transaction(&next)
        guarded.withLock { $0 = next }
        return (next == current) == false
      }
      if isChange { registrar.withMutation(of: Place(), keyPath: \.value) {} }
    }
  }
#endif
