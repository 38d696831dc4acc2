internal import Descriptors

/// The descriptors of a terminal: the one that keys are read from, and the one that output is
/// written to.
package struct Terminal: Sendable {
  package enum Arrival {
    case bytes
    /// The pipe woke the program.
    case wake
    /// The wait timed out.
    case nothing
  }

  package let input: Int32
  package let output: Int32

  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Waits until there are bytes to read or a pipe wakes the program.
  ///
  /// - Parameters:
  ///   - wakes: The pipe that wakes the program.
  ///   - milliseconds: The longest time to wait, or -1 to wait as long as it takes.
  package func wait(for wakes: SelfPipe, milliseconds: Int32) -> Arrival {
    var requests = [input, wakes.reader].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    guard count > 0 else { return count == 0 ? .nothing : .wake }
    return requests[0].revents == 0 ? .wake : .bytes
  }

  /// Returns the bytes that there are to read, or `nil` if the terminal has hung up.
  package func receive() -> [UInt8]? {
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      let result = read(input, buffer.baseAddress, buffer.count)
      isOver = result == 0 || (result < 0 && [EINTR, EAGAIN].contains(errno) == false)
      count = max(result, 0)
    }
    return isOver ? nil : bytes
  }

  /// Writes all bytes, and returns whether the terminal has taken them.
  package func send(_ bytes: [UInt8]) -> Bool {
    do {
      try writeAll(bytes, to: output)
      return true
    } catch {
      return false
    }
  }
}
