package import Descriptors
internal import Synchronization

/// The mode of the process's terminal in which each key is read as it's pressed.
///
/// Leaving it neither allocates memory nor takes a lock, so a signal handler can do it at any time.
package enum RawMode {
  private struct Shell {
    var terminal = Terminal(input: -1, output: -1)
    var modes = termios()
    var rawModes = termios()
    var entering: StaticString = ""
    var leaving: StaticString = ""
  }

  nonisolated(unsafe) private static let shell = {
    let shell = UnsafeMutablePointer<Shell>.allocate(capacity: 1)
    shell.initialize(to: Shell())
    atexit { RawMode.leave() }
    return shell
  }()
  private static let isEntered = Atomic(false)
  /// The thread that writes to the terminal, or 0.
  private static let writer = Atomic<UInt>(0)

  /// Remembers the terminal and its settings, before the first call of ``enter()``.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - entering: The control sequences that ``enter()`` writes.
  ///   - leaving: The control sequences that ``leave()`` writes.
  ///   - isOutputRaw: Whether a line feed only moves the cursor down.
  /// - Throws: A ``SystemError`` if keys aren't read from a terminal.
  package static func prepare(
    _ terminal: Terminal,
    entering: StaticString = "",
    leaving: StaticString = "",
    isOutputRaw: Bool
  ) throws(SystemError) {
    var modes = termios()
    guard tcgetattr(terminal.input, &modes) == 0 else { throw .last }
    var rawModes = modes
    cfmakeraw(&rawModes)
    if isOutputRaw == false { rawModes.c_oflag = modes.c_oflag }
    shell.pointee = Shell(
      terminal: terminal, modes: modes, rawModes: rawModes, entering: entering, leaving: leaving)
  }

  /// Enters the mode.
  package static func enter() {
    isEntered.store(true, ordering: .sequentiallyConsistent)
    let terminal = shell.pointee.terminal
    tcsetattr(terminal.input, TCSANOW, &shell.pointee.rawModes)
    let entering = shell.pointee.entering
    _ = send(
      Array(UnsafeBufferPointer(start: entering.utf8Start, count: entering.utf8CodeUnitCount)))
  }

  /// Writes all bytes to the terminal unless the mode has been left, and returns whether the terminal
  /// hasn't hung up.
  package static func send(_ bytes: [UInt8]) -> Bool {
    writer.store(currentThread, ordering: .sequentiallyConsistent)
    defer { writer.store(0, ordering: .sequentiallyConsistent) }
    guard isEntered.load(ordering: .sequentiallyConsistent) else { return true }
    return shell.pointee.terminal.send(bytes)
  }

  /// Leaves the mode and restores the settings of the terminal, if that hasn't been done.
  ///
  /// It does nothing if another process group, such as the shell, is in the foreground, and it
  /// doesn't wait for a terminal that takes no more bytes. What another thread is writing comes first,
  /// and nothing after. Signals are blocked until it returns, so that none ends the process halfway.
  package static func leave() {
    var all = sigset_t()
    var former = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    waitForWriter()
    let terminal = shell.pointee.terminal
    let foreground = tcgetpgrp(terminal.input)
    guard foreground < 0 || foreground == getpgrp() else { return }
    var request = pollfd(fd: terminal.output, events: Int16(POLLOUT), revents: 0)
    if poll(&request, 1, 100) > 0 {
      let leaving = shell.pointee.leaving
      _ = write(terminal.output, leaving.utf8Start, leaving.utf8CodeUnitCount)
    }
    tcsetattr(terminal.input, TCSANOW, &shell.pointee.modes)
  }

  /// Waits until no other thread writes to the terminal, or until it has had enough time for that.
  private static func waitForWriter() {
    var milliseconds = 0
    while milliseconds < 100 {
      let writer = writer.load(ordering: .sequentiallyConsistent)
      if writer == 0 || writer == currentThread { return }
      poll(nil, 0, 1)
      milliseconds += 1
    }
  }

  private static var currentThread: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}
