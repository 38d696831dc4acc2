#if hasFeature(Embedded)
  /// Marks a class as observable, which has no effect in the browser: a port repaints after events.
  @attached(peer)
  public macro Observable() =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

  /// Marks a property as not observed, which has no effect in the browser either.
  @attached(accessor, names: named(willSet))
  public macro ObservationIgnored() =
    #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

  final class Observed<Value: Equatable & Sendable>: @unchecked Sendable {
    private(set) var value: Value

    init(_ value: Value) {
      self.value = value
    }

    func update<Failure: Error>(
      _ transaction: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
      var next = value
      try transaction(&next)
      value = next
    }
  }
#else
  @_exported public import Observation
  internal import Synchronization

  final class Observed<Value: Equatable & Sendable>: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let guarded: Mutex<Value>
    private let path: any KeyPath<Observed, Value> & Sendable = \.value

    init(_ value: Value) {
      guarded = Mutex(value)
    }

    /// Reading it registers for its next change when observation is tracked.
    var value: Value {
      registrar.access(self, keyPath: path)
      return guarded.withLock { $0 }
    }

    /// Observers are notified after the change and outside the lock, so that they read the new value.
    func update<Failure: Error>(
      _ transaction: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
      let changes = try guarded.withLock { current throws(Failure) in
        var next = current
        try transaction(&next)
        guard next == current else {
          current = next
          return true
        }
        return false
      }
      if changes {
        registrar.withMutation(of: self, keyPath: path) {}
      }
    }
  }
#endif
