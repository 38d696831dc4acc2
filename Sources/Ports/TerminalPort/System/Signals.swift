internal import Synchronization
internal import SystemCalls

/// The signals that a full-screen app lives with.
///
/// Those that end the process first give the screen back, in the handler itself, and then do what
/// they would have done; the others wake the port. One that was ignored before stays so.
enum Signals {
  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]
  private static let told = [SIGWINCH, SIGTSTP, SIGCONT]
  private static let stackSize = 65_536
  nonisolated(unsafe) private static let former =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
  nonisolated(unsafe) private static let stack =
    UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
  private static let writer = Atomic<Int32>(-1)

  /// Handles the signals from here on; the number of each that wakes the port goes to a descriptor.
  static func handle(tellingTo descriptor: Int32) {
    writer.store(descriptor, ordering: .sequentiallyConsistent)
    var alternate = stack_t()
    alternate.ss_sp = stack
    alternate.ss_size = numericCast(stackSize)
    sigaltstack(&alternate, nil)
    for number in ending + told { sigaction(number, nil, former + Int(number)) }
    for number in ending { set(number) { Signals.end($0) } }
    for number in told { set(number) { Signals.tell($0) } }
  }

  /// Puts back what was done about the signals before.
  static func restore() {
    for number in ending + told { sigaction(number, former + Int(number), nil) }
  }

  /// Stops the process as if the signal for it were not handled, until it is continued.
  static func stop() {
    sigaction(SIGTSTP, former + Int(SIGTSTP), nil)
    raise(SIGTSTP)
    set(SIGTSTP) { Signals.tell($0) }
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
    FullScreen.leave()
    sigaction(number, former + Int(number), nil)
    raise(number)
  }

  private static func tell(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writer.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = code
  }
}
