/// The action of the process when a signal arrives.
///
/// Nothing here allocates memory or takes a lock, so a signal handler can use it at any time.
package struct SignalAction: Sendable {
  package typealias Handler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  /// The action that the system provides.
  package static var standard: SignalAction { SignalAction() }

  private static let stackSize = 262_144
  nonisolated(unsafe) private static let stack =
    UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)

  private var action = sigaction()

  private init() {}

  /// The current action, or `nil` if the system has no such signal.
  package init?(for number: Int32) {
    guard sigaction(number, nil, &action) == 0 else { return nil }
  }

  /// The action goes on with system calls that were interrupted.
  ///
  /// A handler that has a crash reported lets the same signal arrive again, because the report depends on
  /// it for memory that can't be read.
  package init(
    _ handler: @escaping Handler, usesOwnStack: Bool = false, reports: Bool = false
  ) {
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_SIGINFO | SA_RESTART | (usesOwnStack ? SA_ONSTACK : 0)
    if reports { action.sa_flags |= Int32(truncatingIfNeeded: SA_NODEFER) }
    self.handler = handler
  }

  package var isDefault: Bool { address == unsafeBitCast(SIG_DFL, to: Int.self) }

  package var isIgnored: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

  package func install(for number: Int32) {
    var action = action
    sigaction(number, &action, nil)
  }

  /// Gives the current thread a stack for a handler that runs when its own overflows.
  ///
  /// All threads share the stack because a process hardly overflows two at once.
  package static func giveThreadStack() {
    #if os(tvOS) || os(watchOS)
    #else
      var current = stack_t()
      sigaltstack(nil, &current)
      guard current.ss_flags & Int32(SS_DISABLE) > 0 || current.ss_size < stackSize else { return }
      current.ss_sp = stack
      current.ss_size = numericCast(stackSize)
      current.ss_flags = 0
      sigaltstack(&current, nil)
    #endif
  }

  private var address: Int { unsafeBitCast(handler, to: Int.self) }

  /// A function that only takes the number doesn't notice the other arguments.
  package private(set) var handler: Handler? {
    get {
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction
      #elseif canImport(Android)
        action.sa_sigaction
      #elseif canImport(Musl)
        action.__sa_handler.sa_sigaction
      #else
        action.__sigaction_handler.sa_sigaction
      #endif
    }
    set {
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = newValue
      #elseif canImport(Android)
        action.sa_sigaction = newValue
      #elseif canImport(Musl)
        action.__sa_handler.sa_sigaction = newValue
      #else
        action.__sigaction_handler.sa_sigaction = newValue
      #endif
    }
  }
}
