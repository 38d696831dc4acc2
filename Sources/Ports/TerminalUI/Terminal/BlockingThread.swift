package import Descriptors
internal import Synchronization

/// A thread that makes calls that block, for callers that mustn't.
package final class BlockingThread: Sendable {
  private let calls: Calls

  /// Starts a thread, which ends with this object.
  ///
  /// - Throws: A ``SystemError`` if the system can't start one.
  package init() throws(SystemError) {
    calls = try Calls()
    try calls.startThread()
  }

  deinit { calls.put(.end) }

  /// Makes a call on the thread, and returns its result.
  ///
  /// Only one call can be made at a time.
  package func result<Result: Sendable>(
    of call: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      calls.put(.call { continuation.resume(returning: call()) })
    }
  }
}

/// The next thing for a thread to do, and the pipe that wakes the thread for it.
private final class Calls: Sendable {
  enum Next {
    case call(@Sendable () -> Void)
    case end
  }

  private let next = Mutex<Next?>(nil)
  private let wakes: SelfPipe

  init() throws(SystemError) {
    wakes = try SelfPipe()
  }

  func put(_ next: Next) {
    self.next.withLock { $0 = next }
    wakes.wake()
  }

  /// Starts a thread that does what is put here until that is the end.
  func startThread() throws(SystemError) {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let calls = Unmanaged.passRetained(self)
    let code = pthread_create(&thread, nil, { Calls.serve($0) }, calls.toOpaque())
    guard code == 0 else {
      calls.release()
      throw SystemError(code: code)
    }
  }

  private static func serve(_ calls: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    pthread_detach(pthread_self())
    guard let calls else { return nil }
    Unmanaged<Calls>.fromOpaque(calls).takeRetainedValue().serve()
    return nil
  }

  private func serve() {
    while true {
      waitUntilReady(wakes.reader, for: POLLIN)
      _ = wakes.drain()
      switch next.withLock({ $0.take() }) {
      case .call(let call): call()
      case .end: return
      case nil: break
      }
    }
  }
}
