internal import Synchronization
internal import SystemCalls

/// The full-screen mode of the process's terminal.
///
/// Leaving it neither allocates memory nor takes a lock, so a signal handler can do it at any time.
enum FullScreen {
  private struct Shell {
    var terminal = Terminal(input: -1, output: -1)
    var modes = termios()
  }

  nonisolated(unsafe) private static let shell = {
    let shell = UnsafeMutablePointer<Shell>.allocate(capacity: 1)
    shell.initialize(to: Shell())
    atexit { FullScreen.leave() }
    return shell
  }()
  private static let isEntered = Atomic(false)

  /// Remembers the terminal and its settings, before the first call of ``enter()``.
  ///
  /// - Throws: ``TerminalError/notATerminal`` if keys aren't read from a terminal.
  static func prepare(_ terminal: Terminal) throws(TerminalError) {
    guard tcgetattr(terminal.input, &shell.pointee.modes) == 0 else { throw .notATerminal }
    shell.pointee.terminal = terminal
  }

  /// Enters the full screen, in which each key is read as it's pressed.
  static func enter() {
    isEntered.store(true, ordering: .sequentiallyConsistent)
    var modes = shell.pointee.modes
    cfmakeraw(&modes)
    tcsetattr(shell.pointee.terminal.input, TCSANOW, &modes)
    _ = shell.pointee.terminal.send(Array(Sequences.enter.utf8))
  }

  /// Leaves the full screen and restores the settings of the terminal, if that hasn't been done.
  ///
  /// It does nothing if another process group, such as the shell, is in the foreground, and it
  /// doesn't wait for a terminal that takes no more bytes. Signals are blocked until it returns, so
  /// that none ends the process halfway.
  static func leave() {
    var all = sigset_t()
    var former = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let terminal = shell.pointee.terminal
    let foreground = tcgetpgrp(terminal.input)
    guard foreground < 0 || foreground == getpgrp() else { return }
    var request = pollfd(fd: terminal.output, events: Int16(POLLOUT), revents: 0)
    if poll(&request, 1, 100) > 0 {
      _ = write(terminal.output, Sequences.leave.utf8Start, Sequences.leave.utf8CodeUnitCount)
    }
    tcsetattr(terminal.input, TCSANOW, &shell.pointee.modes)
  }
}
