#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Wakes a port from its wait: signals and changes of the app write into it, a byte each.
final class NewsPipe: Sendable {
  /// What is not a signal: the app has changed.
  static let change: UInt8 = 0

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

  /// Puts a byte in; where there is no room for it, there is enough to wake the port.
  func tell(_ byte: UInt8) {
    withUnsafePointer(to: byte) { _ = writeBytes(writer, $0, 1) }
  }

  /// Takes all bytes out.
  func drain() -> Set<Int32> {
    var news: Set<Int32> = []
    var byte: UInt8 = 0
    while readBytes(reader, &byte, 1) == 1 { news.insert(Int32(byte)) }
    return news
  }
}
