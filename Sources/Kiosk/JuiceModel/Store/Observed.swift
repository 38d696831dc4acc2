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
    private let changes = Mutex(())
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

    /// Changes wait for each other, and reads only for the moment in which the new value is stored.
    ///
    /// Observers are notified outside the locks, so that they read the new value.
    func update<Failure: Error>(
      _ transaction: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
      let isChange = try changes.withLock { _ throws(Failure) in
        let current = guarded.withLock { $0 }
        var next = current
        try transaction(&next)
        guarded.withLock { $0 = next }
        return (next == current) == false
      }
      if isChange {
        registrar.withMutation(of: self, keyPath: path) {}
      }
    }
  }
#endif
