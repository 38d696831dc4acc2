import DescriptorIO
import Synchronization

/// The signals that a program on a terminal in raw mode handles.
///
/// Those that end it and those of its crashes first leave the raw mode, and then have their former
/// effect. Others wake the program. A signal that is ignored remains so, and a handler that the
/// program has for a signal that ends it remains the only one, except for SIGQUIT, for which Swift has
/// one that reports a crash and goes on.
enum Signals {
  private static let waking = [SIGWINCH, SIGTSTP, SIGCONT]
  private static let ending = [SIGINT, SIGTERM, SIGHUP]
  private static let crashes = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let all = waking + ending + crashes
  nonisolated(unsafe) private static let former =
    UnsafeMutableBufferPointer<SignalAction?>.allocate(capacity: 32)
  private static let writer = Atomic<Int32>(-1)

  static func handle(writingTo descriptor: Int32) {
    writer.store(descriptor, ordering: .sequentiallyConsistent)
    SignalAction.giveThreadStack()
    former.initialize(repeating: nil)
    for number in all { handle(number) }
  }

  private static func handle(_ number: Int32) {
    let wakes: SignalAction.Handler = { number, _, _ in Signals.wake(number) }
    let ends: SignalAction.Handler = { number, info, _ in Signals.end(number, info) }
    let action = SignalAction(replacing: number, with: waking.contains(number) ? wakes : ends)
    former[Int(number)] = action
    if ending.contains(number), (action?.handler == nil) == false { restore(number) }
  }

  static func restore() {
    for number in all { restore(number) }
  }

  private static func restore(_ number: Int32) {
    former[Int(number)]?.install(for: number)
    former[Int(number)] = nil
  }

  /// The signal may be blocked in the current thread, as it is in those that run tasks.
  static func stop() {
    restore(SIGTSTP)
    var stopping = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopping, &blocked)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    handle(SIGTSTP)
  }

  private static func wake(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writer.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = code
  }

  /// Leaves the raw mode, and lets a signal have its former effect.
  ///
  /// The instruction that crashed crashes again when the handler returns, so that whoever looks at
  /// the crash finds it there. Any other signal is sent again.
  private static func end(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    Terminal.leave()
    signal(number, SIG_DFL)
    if (number == SIGQUIT) == false { restore(number) }
    let isFault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE
    let isSent = info.map { $0.pointee.si_code <= 0 || $0.pointee.si_code > 0xFFFF } ?? true
    if isSent || isFault == false { raise(number) }
  }
}
