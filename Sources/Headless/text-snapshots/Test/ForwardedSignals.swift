import Descriptors
import Synchronization
import TerminalUI

/// The signals that this process gets while a child process runs, read from a pipe.
///
/// A signal that was ignored before remains ignored, in the child, too. A signal that was blocked,
/// as in the children of many a program with threads, isn't blocked meanwhile.
final class ForwardedSignals {
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let writer = Atomic<Int32>(-1)

  private let pipe: SelfPipe
  private var former: [(number: Int32, action: sigaction)] = []
  private var formerMask = sigset_t()

  /// Starts catching signals.
  ///
  /// - Throws: A `SystemError` if there is no pipe.
  init() throws(SystemError) {
    pipe = try SelfPipe()
    ForwardedSignals.writer.store(pipe.writer, ordering: .sequentiallyConsistent)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in ForwardedSignals.ending + [SIGCHLD] {
      catchSignal(number)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, &formerMask)
  }

  /// Stops catching signals, which have their former effect again.
  deinit {
    pthread_sigmask(SIG_SETMASK, &formerMask, nil)
    for (number, action) in former {
      var action = action
      sigaction(number, &action, nil)
    }
  }

  /// The descriptor to wait for.
  var reader: Int32 { pipe.reader }

  /// Returns the signals since the last call.
  func caught() -> Set<Int32> { pipe.drain() }

  private func catchSignal(_ number: Int32) {
    var action = sigaction()
    sigaction(number, nil, &action)
    former.append((number, action))
    let before = signal(number) { ForwardedSignals.note($0) }
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored, (number == SIGCHLD) == false { signal(number, SIG_IGN) }
  }

  private static func note(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writer.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = code
  }
}
