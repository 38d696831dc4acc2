import SystemCalls
public import TextRenderer

/// The descriptors of a terminal: the one that keys are read from, and the one that frames are
/// written to.
struct Terminal {
  /// The ways in which a wait ends.
  enum Arrival {
    /// There are bytes to read.
    case bytes
    /// The port was woken.
    case wake
    /// The wait timed out.
    case nothing
  }

  let input: Int32
  let output: Int32

  /// Waits until there are bytes to read or the port is woken.
  ///
  /// - Parameters:
  ///   - wakes: The pipe that wakes the port.
  ///   - milliseconds: The longest time to wait, or -1 to wait as long as it takes.
  func wait(for wakes: SelfPipe, milliseconds: Int32) -> Arrival {
    var requests = [input, wakes.reader].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    guard count > 0 else { return count == 0 ? .nothing : .wake }
    return requests[0].revents == 0 ? .wake : .bytes
  }

  /// Returns the bytes that there are to read, or `nil` if the terminal has hung up.
  func receive() -> [UInt8]? {
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      let result = read(input, buffer.baseAddress, buffer.count)
      isOver = result == 0 || (result < 0 && [EINTR, EAGAIN].contains(errno) == false)
      count = max(result, 0)
    }
    return isOver ? nil : bytes
  }

  /// Writes all bytes, and returns whether the terminal has taken them.
  func send(_ bytes: [UInt8]) -> Bool {
    do {
      try writeAll(bytes, to: output)
      return true
    } catch {
      return false
    }
  }
}

extension Viewport {
  /// Creates the size of the terminal that a file descriptor refers to.
  ///
  /// The result is `nil` if it doesn't refer to a terminal, or the size isn't known.
  public init?(ofTerminal descriptor: Int32) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    guard isKnown, size.ws_col > 0, size.ws_row > 0 else { return nil }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
