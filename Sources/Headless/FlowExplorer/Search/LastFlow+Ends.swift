import DescriptorIO
import Dispatch
import Foundation
import Synchronization

/// The ends of the process, at which a thread that can still allocate memory prints a flow: the watch.
extension LastFlow {
  /// The flow at whose end the process ends, and how, once it's to be printed.
  nonisolated(unsafe) private static var last: (flow: UnsafeMutableRawPointer, end: StaticString)?
  private static let isEnding = Atomic(false)
  /// The signal that asks the process to end, or 0.
  private static let interruption = Atomic<Int32>(0)
  private static let ends = DispatchSemaphore(value: 0)
  private static let prints = DispatchSemaphore(value: 0)
  /// The actions of the signals without the handlers of this type.
  private static let former: [Int32: SignalAction] = {
    var former: [Int32: SignalAction] = [:]
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      former[number] = SignalAction(replacing: number, reports: true, with: crash)
    }
    for number in [SIGINT, SIGTERM] {
      former[number] = SignalAction(replacing: number, with: askToEnd)
    }
    return former
  }()
  /// The key of a thread's current flow; with the key come the handlers and the watch.
  static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    _ = (former, ends, prints, last, lock)
    _ = isEnding.exchange(false, ordering: .relaxed)
    atexit { if let flow = take() { post(flow, "exited") } }
    Thread.detachNewThread { while true { watch() } }
    return key
  }()

  /// Leaves the end of the process to the watch, unless the process handles the signal itself.
  private static let askToEnd: SignalAction.Handler = { number, info, context in
    if let handler = former[number]?.handler { return handler(number, info, context) }
    signal(number, SIG_DFL)
    interruption.store(number, ordering: .relaxed)
    ends.signal()
  }

  /// Lets a crash have its former effect, whether that's a report or none, prints the flow, and ends the process.
  private static let crash: SignalAction.Handler = { number, info, context in
    let flow = take()
    let request = interruption.load(ordering: .relaxed)
    if request > 0 { return interrupt(flow, by: request) }
    former[number]?.handler?(number, info, context)
    if let flow { post(flow, "crashed") }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Prints the flow, and ends the process by the signal that asked for it, which the threads of dispatch queues
  /// block.
  private static func interrupt(_ flow: UnsafeMutableRawPointer?, by request: Int32) {
    guard let flow else { return }
    post(flow, "was interrupted")
    kill(getpid(), request)
    sleep(10)
  }

  /// Returns the flow of the current thread, with which the process ends, and stops other flows.
  ///
  /// They wait for good when they crash, so they don't cut the report of this crash short. The memory may be
  /// damaged, so neither this nor ``post(_:_:)`` allocates any, waits for a lock, or uses a type that the
  /// runtime has to make.
  private static func take() -> UnsafeMutableRawPointer? {
    guard let flow = pthread_getspecific(key) else { return nil }
    while isEnding.exchange(true, ordering: .relaxed) { sleep(1) }
    pthread_setspecific(key, nil)
    crashFlows { _ in true }
    return flow
  }

  /// Leaves a flow to the watch.
  private static func post(_ flow: UnsafeMutableRawPointer, _ end: StaticString) {
    last = (flow, end)
    ends.signal()
    _ = prints.wait(timeout: .now() + 10)
  }

  /// Prints the last flow once it's posted; before, makes each step crash that takes too long, and all of them once
  /// the process is asked to end.
  ///
  /// The C library gives each thread a heap of its own.
  private static func watch() {
    if ends.wait(timeout: .now() + 1) == .success, let last {
      let flow = Unmanaged<LastFlow>.fromOpaque(last.flow).takeUnretainedValue()
      flow.print("\(last.end)", to: STDERR_FILENO)
      prints.signal()
      return
    }
    if isEnding.load(ordering: .relaxed) { return }
    let request = interruption.load(ordering: .relaxed)
    for _ in 0..<100 where request > 0 {
      if crashFlows(where: { _ in true }) { return }
      usleep(10_000)
    }
    if request > 0 { kill(getpid(), request) }
    crashFlows { $0.isLateNow() }
  }
}
