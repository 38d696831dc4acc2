import FlowDriver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a file, not many more than a limit.
func readFile(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { throw SystemError(code: errno) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  while bytes.count <= limit {
    let more = try readSome(descriptor)
    guard more.isEmpty == false else { return bytes }
    bytes += more
  }
  return bytes
}

/// What there is to read from a descriptor, at most 64 KiB, and nothing at the end.
func readSome(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
  var code: Int32 = EINTR
  while code == EINTR || code == EAGAIN {
    if code == EAGAIN { wait(for: Int16(POLLIN), on: descriptor) }
    code = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      let result = read(descriptor, buffer.baseAddress, buffer.count)
      code = result < 0 ? errno : 0
      count = max(result, 0)
    }
    if code == 0 { return bytes }
  }
  throw SystemError(code: code)
}

/// Waits until a descriptor that does not block can be read or written.
func wait(for events: Int16, on descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: events, revents: 0)
  poll(&request, 1, -1)
}

/// Why the system refuses to read a file.
struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The value of `errno`.
  let code: Int32

  /// The reason in the words of the system.
  var description: String { String(cString: strerror(code)) }
}

/// The files of the system, for flows.
struct SystemFiles: FlowFiles {
  /// The absolute path of a file or folder, free of symbolic links.
  func truePath(of path: String) throws(SystemError) -> String {
    guard let real = realpath(path, nil) else { throw SystemError(code: errno) }
    defer { free(real) }
    return String(cString: real)
  }

  /// The bytes of a file, not many more than a limit.
  func contents(of path: String, limit: Int) throws(SystemError) -> [UInt8] {
    try readFile(path, limit: limit)
  }
}
