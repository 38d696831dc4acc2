#if canImport(Observation)
  @_exported public import Observation
  internal import Synchronization

  final class ObservedStock: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let changes = Mutex(())
    private let guarded: Mutex<Stock>

    init(_ value: Stock) {
      guarded = Mutex(value)
    }

    /// Reading it registers for its next change when observation is tracked.
    var value: Stock {
      registrar.access(self, keyPath: \.value)
      return guarded.withLock { $0 }
    }

    /// Changes wait for each other, and reads only for the moment in which the new value is stored.
    ///
    /// Observers are notified outside the locks, so that they read the new value.
    func update<Failure: Error>(
      _ transaction: (inout Stock) throws(Failure) -> Void
    ) throws(Failure) {
      let isChange = try changes.withLock { _ throws(Failure) in
        let current = guarded.withLock { $0 }
        var next = current
        try transaction(&next)
        guarded.withLock { $0 = next }
        return (next == current) == false
      }
      if isChange { registrar.withMutation(of: self, keyPath: \.value) {} }
    }
  }
#endif
