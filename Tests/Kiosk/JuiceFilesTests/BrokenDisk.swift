import Synchronization

/// A disk that a test breaks and mends, and how often it was used since it broke.
final class BrokenDisk: Sendable {
  private let state = Mutex((isBroken: false, calls: 0))

  var isBroken: Bool {
    get { state.withLock { $0.isBroken } }
    set { state.withLock { $0 = (newValue, 0) } }
  }

  /// Counts a use, from 1.
  func count() -> Int {
    state.withLock { state in
      state.calls += 1
      return state.calls
    }
  }
}
