import Descriptors

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
