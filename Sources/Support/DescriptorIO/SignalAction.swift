/// The action of the process when a signal arrives.
///
/// Nothing here allocates memory or takes a lock, so a signal handler can use it at any time.
package struct SignalAction: Sendable {
  package typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private static let stackSize = 262_144
  /// The key of a thread's stack, which is given back when the thread ends.
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      setStack(nil)
      free(stack)
    }
    return key
  }()

  private var action = sigaction()
  /// The handler, or `nil` if the system provides the action.
  ///
  /// A function that only takes the number doesn't notice the other arguments.
  package let handler: Handler?

  /// Replaces the action of a signal, and creates the former one, or `nil` if the signal is ignored,
  /// which it then remains.
  ///
  /// The handler goes on with system calls that were interrupted, and uses the stack of
  /// ``giveThreadStack()``. One that has a crash reported lets the same signal arrive again, because
  /// the report depends on it for memory that can't be read.
  package init?(replacing number: Int32, reports: Bool = false, with handler: Handler) {
    sigaction(number, nil, &action)
    let former = signal(number, unsafeBitCast(handler, to: (@convention(c) (Int32) -> Void).self))
    self.handler = unsafeBitCast(former, to: Handler?.self)
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      install(for: number)
      return nil
    }
    var next = sigaction()
    sigaction(number, nil, &next)
    sigemptyset(&next.sa_mask)
    next.sa_flags |= SA_SIGINFO | SA_ONSTACK
    if reports { next.sa_flags |= Int32(truncatingIfNeeded: SA_NODEFER) }
    sigaction(number, &next, nil)
  }

  package func install(for number: Int32) {
    var action = action
    sigaction(number, &action, nil)
  }

  /// Gives the current thread a stack for handlers that run when its own overflows, unless it has one.
  package static func giveThreadStack() {
    guard pthread_getspecific(key) == nil else { return }
    let stack = malloc(stackSize)
    pthread_setspecific(key, stack)
    setStack(stack)
  }

  private static func setStack(_ stack: UnsafeMutableRawPointer?) {
    #if os(tvOS) || os(watchOS)
    #else
      var own = stack_t()
      own.ss_sp = stack
      own.ss_size = numericCast(stackSize)
      own.ss_flags = stack == nil ? numericCast(SS_DISABLE) : 0
      sigaltstack(&own, nil)
    #endif
  }
}
