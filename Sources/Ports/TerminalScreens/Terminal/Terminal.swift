import DescriptorIO
import Synchronization

/// The terminal of the standard streams, and its mode in which each key is read as it's pressed.
///
/// Leaving the mode neither allocates memory nor takes a lock, so a signal handler can do it at any
/// time.
enum Terminal {
  nonisolated(unsafe) private static let settings = {
    let settings = UnsafeMutablePointer<(former: termios, raw: termios)>.allocate(capacity: 1)
    atexit { Terminal.leave() }
    return settings
  }()
  private static let isEntered = Atomic(false)
  private static let isWriting = Atomic(false)

  /// Returns `false` if standard input isn't a terminal.
  static func prepare() -> Bool {
    var former = termios()
    guard tcgetattr(STDIN_FILENO, &former) == 0 else { return false }
    var raw = former
    cfmakeraw(&raw)
    settings.initialize(to: (former, raw))
    return true
  }

  /// Whether no other process group, such as the shell, is in the foreground.
  private static var isInForeground: Bool {
    let foreground = tcgetpgrp(STDIN_FILENO)
    return foreground < 0 || foreground == getpgrp()
  }

  /// Does nothing in the background, where changing the terminal would stop the process.
  static func enter() {
    let isInForeground = isInForeground
    isEntered.store(isInForeground, ordering: .sequentiallyConsistent)
    guard isInForeground else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings.pointee.raw)
    _ = send(Array(Sequences.enter.utf8))
  }

  /// Writes all bytes unless the mode has been left, and returns `false` if the terminal has hung
  /// up.
  static func send(_ bytes: [UInt8]) -> Bool {
    isWriting.store(true, ordering: .sequentiallyConsistent)
    defer { isWriting.store(false, ordering: .sequentiallyConsistent) }
    guard isEntered.load(ordering: .sequentiallyConsistent) else { return true }
    return ((try? writeAll(bytes, to: STDOUT_FILENO)) == nil) == false
  }

  /// Does nothing in the background.
  ///
  /// A terminal that takes no more bytes isn't waited for. Bytes that another thread is writing
  /// come first, if that takes no longer than 100 ms, and nothing after. Signals are blocked until this
  /// returns, so that none ends the process halfway.
  static func leave() {
    var all = sigset_t()
    var former = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    for _ in 0..<100 where isWriting.load(ordering: .sequentiallyConsistent) { poll(nil, 0, 1) }
    guard isInForeground else { return }
    var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    if poll(&request, 1, 100) > 0 {
      let leaving = Sequences.leave
      _ = write(STDOUT_FILENO, leaving.utf8Start, leaving.utf8CodeUnitCount)
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings.pointee.former)
  }

  /// Returns the bytes that have arrived, none after a wake or that time, or `nil` if the terminal has
  /// hung up.
  ///
  /// Waits as long as it takes if the number of milliseconds is -1. In the background, where reading would
  /// stop the process, bytes are left to whoever is in the foreground.
  static func wait(for wakes: SelfPipe, milliseconds: Int32) -> [UInt8]? {
    let events = isInForeground ? POLLIN : 0
    var requests = [
      pollfd(fd: STDIN_FILENO, events: Int16(events), revents: 0),
      pollfd(fd: wakes.reader, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    guard count > 0, (requests[0].revents == 0) == false, isInForeground else { return [] }
    return (try? readBytes(from: STDIN_FILENO, upTo: 4_096)).flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A pipe from the process to itself, which wakes a wait for the terminal.
///
/// A signal handler writes the number of its signal, and ``wake()`` writes a zero.
final class SelfPipe: Sendable {
  let reader: Int32
  let writer: Int32

  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noPipe(errno) }
    reader = ends[0]
    writer = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// If the pipe is full, its contents are enough to end the wait.
  func wake() {
    var zero: UInt8 = 0
    _ = write(writer, &zero, 1)
  }

  func drain() -> Set<Int32> {
    var signals: Set<Int32> = []
    var byte: UInt8 = 0
    while read(reader, &byte, 1) == 1 { signals.insert(Int32(byte)) }
    return signals
  }
}
