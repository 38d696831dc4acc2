import SystemCalls

/// A pipe of the process to itself, which wakes it from its wait: signal handlers put the number of
/// their signal in, and whoever changes the app a zero.
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

  /// Wakes the process; where there is no room for a zero, there is enough to wake it.
  func wake() {
    var zero: UInt8 = 0
    _ = write(writer, &zero, 1)
  }

  /// Takes out what is in the pipe, and gives the signals.
  func drain() -> Set<Int32> {
    var signals: Set<Int32> = []
    var byte: UInt8 = 0
    while read(reader, &byte, 1) == 1 { signals.insert(Int32(byte)) }
    return signals
  }
}
