import Descriptors
import Dispatch
import Foundation
public import HeadlessUI
import PlainText
public import SteppedTasks
public import Synchronization

/// The flow that a thread performs, which is printed as an error if the process ends meanwhile.
@usableFromInline
package final class LastFlow: @unchecked Sendable {
  @usableFromInline let stateNumber = Atomic(0)
  @usableFromInline let stepNumber = Atomic(-1)
  /// The affordances of the topmost layer of the state.
  @usableFromInline var affordances: [AffordanceIdentity] = []
  /// Whether the state offers the step that's taken next.
  @usableFromInline var isOffered = true
  /// The order of the jobs that follow from the step.
  @usableFromInline var order = JobOrder()
  private let text: (LastFlow) -> String
  /// Where the flow was when the watch last looked, and for how many seconds.
  private var watched = (state: 0, step: Int?.none, seconds: 0)

  private init(_ text: @escaping (LastFlow) -> String) { self.text = text }

  /// The number of the state to which the flow leads.
  @inlinable var state: Int {
    get { stateNumber.load(ordering: .relaxed) }
    set { stateNumber.store(newValue, ordering: .relaxed) }
  }

  /// The step that's taken next, or `nil` if there is none: the index of an affordance of the layer or of
  /// a step of a walk, or the number of a choice that isn't offered.
  @inlinable var step: Int? {
    get {
      let number = stepNumber.load(ordering: .relaxed)
      return number < 0 ? nil : number
    }
    set { stepNumber.store(newValue ?? -1, ordering: .relaxed) }
  }

  /// Does in vain what the watch does, because the runtime frees memory when it gets to know a type.
  @usableFromInline
  func rehearse() {
    step = affordances.indices.first
    print("", to: -1)
    step = nil
    LastFlow.crashFlows { _ in false }
  }

  /// In seconds; a step that takes longer ends the process.
  nonisolated(unsafe) package static var limit = 10
  private static let current = Mutex<[pthread_t: LastFlow]>([:])
  /// The flow at whose end the process ends, and how, once it's to be printed.
  nonisolated(unsafe) private static var last: (flow: UnsafeMutableRawPointer, end: StaticString?)?
  private static let isEnding = Atomic(false)
  private static let (ends, prints) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  /// The actions of the signals of crashes without the handler of this type.
  private static let former: [Int32: SignalAction] =
    [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV].reduce(into: [:]) { former, number in
      former[number] = SignalAction(replacing: number, reports: true, with: handle)
    }
  /// Lets a crash have its former effect, whether that's a report or none, prints the flow, and ends the
  /// process.
  private static let handle: SignalAction.Handler = { number, info, context in
    let flow = take()
    former[number]?.handler?(number, info, context)
    if let flow { post(flow, "crashed") }
    signal(number, SIG_DFL)
    raise(number)
  }
  /// The key of a thread's current flow; with the key come the handlers and the watch.
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    _ = (former, ends, last)
    _ = isEnding.exchange(false, ordering: .relaxed)
    atexit { if let flow = take() { post(flow, "exited") } }
    Thread.detachNewThread { while true { watch() } }
    return key
  }()

  /// Performs work that performs a flow.
  @usableFromInline
  static func keep<Result>(_ text: @escaping (LastFlow) -> String, _ work: (LastFlow) -> Result)
    -> Result
  {
    SignalAction.giveThreadStack()
    let (flow, key, thread) = (LastFlow(text), key, pthread_self())
    let former = current.withLock { $0.updateValue(flow, forKey: thread) }
    pthread_setspecific(key, Unmanaged.passUnretained(flow).toOpaque())
    defer {
      pthread_setspecific(key, former.map { Unmanaged.passUnretained($0).toOpaque() })
      current.withLock { $0[thread] = former }
    }
    return work(flow)
  }

  /// Returns the flow of the current thread, with which the process ends, and stops other flows.
  ///
  /// The memory may be damaged, so neither this nor ``post(_:_:)`` allocates any, takes a lock, or uses a
  /// type that the runtime has to make.
  private static func take() -> UnsafeMutableRawPointer? {
    guard let flow = pthread_getspecific(key) else { return nil }
    while isEnding.exchange(true, ordering: .relaxed) { sleep(1) }
    pthread_setspecific(key, nil)
    post(flow, nil)
    return flow
  }

  /// Leaves a flow to the watch.
  private static func post(_ flow: UnsafeMutableRawPointer, _ end: StaticString?) {
    last = (flow, end)
    ends.signal()
    _ = prints.wait(timeout: .now() + 10)
  }

  /// Stops all flows but the last one, or prints that; otherwise, makes a step crash that takes too long.
  ///
  /// The C library gives each thread a heap of its own.
  private static func watch() {
    if ends.wait(timeout: .now() + 1) == .success, let last {
      let flow = Unmanaged<LastFlow>.fromOpaque(last.flow).takeUnretainedValue()
      if let end = last.end {
        flow.print(flow.isLate ? late : "\(end)", to: STDERR_FILENO)
      } else {
        crashFlows { ($0 === flow) == false }
      }
      prints.signal()
    } else if isEnding.load(ordering: .relaxed) == false {
      crashFlows { $0.isLateNow() }
    }
  }

  private static func crashFlows(where isMeant: (LastFlow) -> Bool) {
    _ = current.withLockIfAvailable { flows in
      for (thread, flow) in flows where isMeant(flow) { pthread_kill(thread, SIGTRAP) }
    }
  }

  private func print(_ end: String, to descriptor: Int32) {
    let text = "# The app \(end) at the end of this flow:\n\(text(self))"
    DescriptorStream(descriptor, reveals: true).write(text)
  }

  private static var late: String {
    "took more than \(limit.counted("second")), perhaps to wait for another step,"
  }

  private var isLate: Bool { watched.seconds > LastFlow.limit }

  private func isLateNow() -> Bool {
    let isThere = (watched.state, watched.step) == (state, step)
    watched = (state, step, isThere ? watched.seconds + 1 : 0)
    return isLate
  }
}
