import CellText
import DescriptorIO
import Dispatch
import Foundation
import HeadlessUI
import Synchronization

/// The flow that a thread performs, which is printed as an error if the process ends meanwhile.
@usableFromInline
package final class LastFlow: @unchecked Sendable {
  /// Where the flow leads.
  @usableFromInline var place = Place(state: 0) {
    didSet { moves.add(1, ordering: .relaxed) }
  }
  /// Returns the findings of an exploration so far and the flow to a place.
  ///
  /// It's `nil` once the work is done, because tasks that go on keep this object.
  private var texts: ((Place) -> (known: String, flow: String))?
  /// The number of times that the place has changed since the watch looked last.
  private let moves = Atomic(0)
  /// For how many seconds the watch has seen the same place.
  private var seconds = 0

  init(_ texts: @escaping (Place) -> (known: String, flow: String)) { self.texts = texts }

  /// Does in vain what the end of the process does, because the runtime frees memory when it gets to know a
  /// type.
  @usableFromInline
  func rehearse() {
    place.step = place.affordances.indices.first
    print("", to: -1)
    place.step = nil
    LastFlow.crashFlows { _ in false }
  }

  /// In seconds; a step that takes longer ends the process.
  nonisolated(unsafe) package static var limit = 10
  /// A lock that a thread sanitizer knows, unlike a `Mutex` for which threads wait.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var current: [pthread_t: LastFlow] = [:]
  /// The flow at whose end the process ends, and how, once it's to be printed.
  nonisolated(unsafe) private static var last: (flow: UnsafeMutableRawPointer, end: StaticString)?
  private static let isEnding = Atomic(false)
  /// The signal that asks the process to end, or 0.
  private static let interruption = Atomic<Int32>(0)
  private static let ends = DispatchSemaphore(value: 0)
  private static let prints = DispatchSemaphore(value: 0)
  /// The actions of the signals without the handlers of this type.
  private static let former: [Int32: SignalAction] = {
    let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    return (crashes + [SIGINT, SIGTERM]).reduce(into: [:]) { former, number in
      let isCrash = crashes.contains(number)
      former[number] = SignalAction(
        replacing: number, reports: isCrash, with: isCrash ? handle : askToEnd)
    }
  }()
  /// Leaves the end of the process to the watch, unless the process handles the signal itself.
  private static let askToEnd: SignalAction.Handler = { number, info, context in
    if let handler = former[number]?.handler { return handler(number, info, context) }
    signal(number, SIG_DFL)
    interruption.store(number, ordering: .relaxed)
    ends.signal()
  }
  /// Lets a crash have its former effect, whether that's a report or none, prints the flow, and ends the
  /// process, by the signal that asked for it if there is one, which the threads of dispatch queues block.
  private static let handle: SignalAction.Handler = { number, info, context in
    let flow = take()
    let request = interruption.load(ordering: .relaxed)
    if request == 0 {
      former[number]?.handler?(number, info, context)
      if let flow { post(flow, "crashed") }
      signal(number, SIG_DFL)
      raise(number)
    } else if let flow {
      post(flow, "was interrupted")
      kill(getpid(), request)
      sleep(10)
    }
  }
  /// The key of a thread's current flow; with the key come the handlers and the watch.
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    _ = (former, ends, prints, last, lock)
    _ = isEnding.exchange(false, ordering: .relaxed)
    atexit { if let flow = take() { post(flow, "exited") } }
    Thread.detachNewThread { while true { watch() } }
    return key
  }()

  /// Performs work that performs a flow.
  static func keep<Result>(
    after known: @escaping @autoclosure () -> String = "", _ text: @escaping (Place) -> String,
    _ work: (LastFlow) -> Result
  ) -> Result {
    SignalAction.giveThreadStack()
    let flow = LastFlow { (known(), text($0)) }
    let key = key
    let thread = pthread_self()
    let former = lock.withLock { current.updateValue(flow, forKey: thread) }
    pthread_setspecific(key, Unmanaged.passUnretained(flow).toOpaque())
    defer {
      pthread_setspecific(key, former.map { Unmanaged.passUnretained($0).toOpaque() })
      lock.withLock { current[thread] = former }
      flow.texts = nil
    }
    return work(flow)
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

  /// Prints the last flow once it's posted; before, makes each step crash that takes too long.
  ///
  /// The C library gives each thread a heap of its own.
  private static func watch() {
    if ends.wait(timeout: .now() + 1) == .success, let last {
      let flow = Unmanaged<LastFlow>.fromOpaque(last.flow).takeUnretainedValue()
      flow.print("\(last.end)", to: STDERR_FILENO)
      prints.signal()
    } else if isEnding.load(ordering: .relaxed) == false {
      let request = interruption.load(ordering: .relaxed)
      for _ in 0..<100 where request > 0 {
        if crashFlows(where: { _ in true }) { return }
        usleep(10_000)
      }
      if request > 0 { kill(getpid(), request) }
      crashFlows { $0.isLateNow() }
    }
  }

  /// Crashes some flows of other threads, and returns whether there are any.
  @discardableResult
  private static func crashFlows(where isMeant: (LastFlow) -> Bool) -> Bool {
    let own = pthread_self()
    guard lock.try() else { return false }
    defer { lock.unlock() }
    var isCrashing = false
    for (thread, flow) in current where (thread == own) == false && isMeant(flow) {
      pthread_kill(thread, SIGTRAP)
      isCrashing = true
    }
    return isCrashing
  }

  private func print(_ end: String, to descriptor: Int32) {
    let time = LastFlow.limit.counted("second")
    let late = "took more than \(time), perhaps in a loop, or to wait for another step,"
    guard let (known, flow) = texts?(place) else { return }
    let heading = "# The app \(isLate ? late : end) at the end of this flow:\n"
    DescriptorStream(descriptor, reveals: true).write(known + heading + flow)
  }

  private var isLate: Bool { seconds > LastFlow.limit }

  func isLateNow() -> Bool {
    seconds = moves.exchange(0, ordering: .relaxed) == 0 ? seconds + 1 : 0
    return isLate
  }
}
