import Descriptors
import Synchronization

/// A thread that makes calls that block, for callers that mustn't.
final class BlockingThread: Sendable {
  private enum Next {
    case call(@Sendable () -> Void)
    case end
  }

  private let next = Mutex<Next?>(nil)
  private let wakes: SelfPipe

  init() throws(SystemError) {
    wakes = try SelfPipe()
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let retained = Unmanaged.passRetained(self)
    let code = pthread_create(&thread, nil, { BlockingThread.serve($0) }, retained.toOpaque())
    guard code == 0 else {
      retained.release()
      throw SystemError(code: code)
    }
  }

  /// Only one call can be made at a time.
  func result<Result: Sendable>(of call: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      put(.call { continuation.resume(returning: call()) })
    }
  }

  func end() { put(.end) }

  private func put(_ next: Next) {
    self.next.withLock { $0 = next }
    wakes.wake()
  }

  private static func serve(_ thread: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    pthread_detach(pthread_self())
    guard let thread else { return nil }
    Unmanaged<BlockingThread>.fromOpaque(thread).takeRetainedValue().serve()
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
