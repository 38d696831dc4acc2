import Descriptors
import Synchronization

/// The signals that a program on a terminal in raw mode handles.
///
/// The handler of a signal that ends the process first leaves the raw mode, and then lets the
/// signal have its former effect, whether the system or a handler of the program decides that. Other
/// signals wake the program. A signal that was ignored before remains ignored.
enum Signals {
  private static let all = Int32(1)...64
  private static let waking = [SIGWINCH, SIGTSTP, SIGCONT]
  /// The signals that usually end a process even if it has a handler of its own.
  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]
  /// The signals that don't end a process unless it has asked for that.
  private static let harmless: [Int32] = {
    let signals = [SIGCHLD, SIGURG, SIGTTIN, SIGTTOU, SIGSTOP, SIGKILL]
    #if canImport(Darwin)
      return signals + [SIGIO, SIGINFO]
    #else
      return signals
    #endif
  }()
  nonisolated(unsafe) private static let former = {
    let former = UnsafeMutablePointer<SignalAction?>.allocate(capacity: all.count + 1)
    former.initialize(repeating: nil, count: all.count + 1)
    return former
  }()
  private static let writer = Atomic<Int32>(-1)

  static func handle(writingTo descriptor: Int32) {
    writer.store(descriptor, ordering: .sequentiallyConsistent)
    SignalAction.giveThreadStack()
    for number in all {
      guard let action = SignalAction(for: number), let handler = handler(of: number, action) else {
        continue
      }
      former[Int(number)] = action
      handler.install(for: number)
    }
  }

  static func restore() {
    for number in all {
      former[Int(number)]?.install(for: number)
      former[Int(number)] = nil
    }
  }

  /// The signal may be blocked in the current thread, as it is in those that run tasks.
  static func stop() {
    guard let handler = SignalAction(for: SIGTSTP) else { return }
    former[Int(SIGTSTP)]?.install(for: SIGTSTP)
    var stopping = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopping, &blocked)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    handler.install(for: SIGTSTP)
  }

  /// A handler of the program for a signal such as `SIGUSR1` hardly ends it, so it's left alone.
  private static func handler(of number: Int32, _ current: SignalAction) -> SignalAction? {
    guard current.isIgnored == false, harmless.contains(number) == false else { return nil }
    guard waking.contains(number) == false else {
      return SignalAction { number, _, _ in Signals.wake(number) }
    }
    guard current.isDefault || ending.contains(number) else { return nil }
    return SignalAction(
      { Signals.end($0, $1, $2) }, usesOwnStack: [SIGSEGV, SIGBUS].contains(number))
  }

  /// Leaves the raw mode, and lets a signal have its former effect.
  ///
  /// The instruction that crashed crashes again when the handler returns, so that whoever looks at
  /// the crash finds it there. Any other signal is sent again. If a handler of the program neither
  /// ends the process nor restores the default action, the program goes on and enters the mode
  /// again.
  private static func end(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    Terminal.leave()
    guard let action = former[Int(number)] else { return }
    if action.isDefault {
      action.install(for: number)
    } else {
      action.handler?(number, info, context)
      guard let action = SignalAction(for: number), action.isDefault else {
        wake(SIGCONT)
        return
      }
    }
    if isRepeated(number, info) == false { raise(number) }
  }

  /// Whether the instruction that sent the signal is executed again, and sends it again.
  private static func isRepeated(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?
  ) -> Bool {
    guard let code = info?.pointee.si_code, code > 0, code < 0x1_0000 else { return false }
    return number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE
  }

  private static func wake(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writer.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = code
  }
}
