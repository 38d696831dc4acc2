internal import Synchronization

/// The signals that a program on a terminal in raw mode handles.
///
/// The handler of a signal that ends the process first leaves the raw mode, and then lets the
/// signal have its former effect. The other signals wake the program. A signal that was ignored
/// before remains ignored.
package enum Signals {
  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]
  private static let waking = [SIGWINCH, SIGTSTP, SIGCONT]
  private static let stackSize = 65_536
  nonisolated(unsafe) private static let former =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
  nonisolated(unsafe) private static let stack =
    UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
  private static let writer = Atomic<Int32>(-1)

  /// Starts handling signals.
  ///
  /// - Parameter descriptor: The descriptor to which the number of each signal that wakes the program
  ///   is written.
  package static func handle(writingTo descriptor: Int32) {
    writer.store(descriptor, ordering: .sequentiallyConsistent)
    var alternate = stack_t()
    alternate.ss_sp = stack
    alternate.ss_size = numericCast(stackSize)
    sigaltstack(&alternate, nil)
    for number in ending + waking { sigaction(number, nil, former + Int(number)) }
    for number in ending { set(number) { Signals.end($0) } }
    for number in waking { set(number) { Signals.wake($0) } }
  }

  /// Stops handling signals, which have their former effect again.
  package static func restore() {
    for number in ending + waking { sigaction(number, former + Int(number), nil) }
  }

  /// Stops the process until it's continued, as if `SIGTSTP` weren't handled.
  ///
  /// The signal may be blocked in the current thread, as it is in those that run tasks.
  package static func stop() {
    sigaction(SIGTSTP, former + Int(SIGTSTP), nil)
    var stopping = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopping, &blocked)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    set(SIGTSTP) { Signals.wake($0) }
  }

  private static func set(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let before = signal(number, handler)
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
      return
    }
    var action = sigaction()
    sigaction(number, nil, &action)
    action.sa_flags |= SA_ONSTACK
    sigaction(number, &action, nil)
  }

  private static func end(_ number: Int32) {
    RawMode.leave()
    sigaction(number, former + Int(number), nil)
    raise(number)
  }

  private static func wake(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writer.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = code
  }
}
