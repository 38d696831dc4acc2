import Descriptors

/// The action of the process when a signal arrives.
///
/// Nothing here allocates memory or takes a lock, so a signal handler can use it at any time.
struct SignalAction {
  typealias Handler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  private var action = sigaction()

  /// The current action, or `nil` if the system has no such signal.
  init?(for number: Int32) {
    guard sigaction(number, nil, &action) == 0 else { return nil }
  }

  /// The action goes on with system calls that were interrupted.
  init(_ handler: @escaping Handler, usesOwnStack: Bool = false) {
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_SIGINFO | SA_RESTART | (usesOwnStack ? SA_ONSTACK : 0)
    self.handler = handler
  }

  var isDefault: Bool { address == unsafeBitCast(SIG_DFL, to: Int.self) }

  var isIgnored: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

  func install(for number: Int32) {
    var action = action
    sigaction(number, &action, nil)
  }

  private var address: Int { unsafeBitCast(handler, to: Int.self) }

  /// A function that only takes the number doesn't notice the other arguments.
  private(set) var handler: Handler? {
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
