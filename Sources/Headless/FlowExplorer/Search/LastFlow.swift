import Descriptors
public import FlowDriver
public import HeadlessUI

/// The flow that a thread performs, which is printed as an error if the process crashes meanwhile.
@usableFromInline
final class LastFlow {
  /// The number of the state to which the flow leads.
  @usableFromInline var state = 0
  /// The affordances of the topmost layer of the state.
  @usableFromInline var affordances: [AffordanceIdentity] = []
  /// The index of the step that's taken next, among the affordances of the layer or the steps of a
  /// walk, or `nil` if it's an action that isn't offered.
  @usableFromInline var step: Int?
  private let flow: (LastFlow) -> Flow

  private init(_ flow: @escaping (LastFlow) -> Flow) { self.flow = flow }

  /// The actions of the signals of crashes without the handlers of this type.
  private static let former = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    .reduce(into: [:]) { former, number in
      former[number] = SignalAction(replacing: number, reports: true) { number, info, context in
        LastFlow.handle(number, info, context)
      }
    }
  /// The key of a thread's current flow; with the key come the handlers.
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    _ = former
    return key
  }()

  /// Performs work that performs a flow.
  @usableFromInline
  static func keep<Result>(_ flow: @escaping (LastFlow) -> Flow, _ work: (LastFlow) -> Result)
    -> Result
  {
    SignalAction.giveThreadStack()
    let former = pthread_getspecific(key)
    let flow = LastFlow(flow)
    pthread_setspecific(key, Unmanaged.passUnretained(flow).toOpaque())
    defer { pthread_setspecific(key, former) }
    return withExtendedLifetime(flow) { work(flow) }
  }

  /// Lets a crash have its former effect, whether that's a report or none, prints the flow, and ends the
  /// process.
  private static func handle(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    former[number]?.handler?(number, info, context)
    signal(number, SIG_DFL)
    if let current = pthread_getspecific(key) {
      pthread_setspecific(key, nil)
      let last = Unmanaged<LastFlow>.fromOpaque(current).takeUnretainedValue()
      let text = "# The app crashed at the end of this flow:\n\(last.flow(last))"
      DescriptorStream.standardError.write(text)
    }
    raise(number)
  }
}
