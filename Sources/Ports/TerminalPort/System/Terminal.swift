import SystemCalls
public import TextRenderer

/// The two ends of a terminal: where keys come from, and where frames go.
struct Terminal {
  /// What a wait ended with.
  enum Arrival {
    case bytes
    case wake
    case nothing
  }

  let input: Int32
  let output: Int32

  /// Waits for bytes or to be woken, at most some milliseconds, or with -1 as long as it takes.
  func wait(for wakes: SelfPipe, milliseconds: Int32) -> Arrival {
    var requests = [input, wakes.reader].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    guard count > 0 else { return count == 0 ? .nothing : .wake }
    return requests[0].revents == 0 ? .wake : .bytes
  }

  /// The bytes that there are, or nothing where the terminal has hung up.
  func receive() -> [UInt8]? {
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      let result = read(input, buffer.baseAddress, buffer.count)
      isOver = result == 0 || (result < 0 && [EINTR, EAGAIN].contains(errno) == false)
      count = max(result, 0)
    }
    return isOver ? nil : bytes
  }

  /// Writes all bytes, and says whether the terminal has taken them.
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
  /// The size of the terminal that a file descriptor is, or nothing where it is none or tells none.
  public init?(ofTerminal descriptor: Int32) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    guard isKnown, size.ws_col > 0, size.ws_row > 0 else { return nil }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
