/// Reads a file.
///
/// - Parameters:
///   - path: The path of the file.
///   - limit: The number of bytes to read at most.
///   - flags: Flags for `open` beside those for reading.
/// - Throws: A ``SystemError`` if the file can't be opened or read.
package func readFile(
  _ path: String, upTo limit: Int = .max, flags: Int32 = 0
) throws(SystemError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  return try readToEnd(of: descriptor, upTo: limit)
}

/// Reads the rest of a file.
///
/// - Parameters:
///   - descriptor: The descriptor of the file.
///   - limit: The number of bytes to read at most.
/// - Throws: A ``SystemError`` if the file can't be read.
package func readToEnd(
  of descriptor: Int32, upTo limit: Int = .max
) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  while bytes.count < limit {
    let more = try readBytes(from: descriptor, upTo: min(limit - bytes.count, 65_536))
    guard more.isEmpty == false else { break }
    bytes += more
  }
  return bytes
}

/// Reads the bytes that a descriptor has, and waits for some if there are none yet.
///
/// - Parameters:
///   - descriptor: The descriptor to read from.
///   - limit: The number of bytes to read at most.
/// - Returns: The bytes, or an empty array at the end of the file.
/// - Throws: A ``SystemError`` if the descriptor can't be read.
package func readBytes(
  from descriptor: Int32, upTo limit: Int = 65_536
) throws(SystemError) -> [UInt8] {
  while true {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let result = read(descriptor, buffer.baseAddress, buffer.count)
      code = result < 0 ? errno : 0
      count = max(result, 0)
    }
    switch code {
    case 0: return bytes
    case EINTR: break
    case EAGAIN: waitUntilReady(descriptor, for: POLLIN)
    default: throw SystemError(code: code)
    }
  }
}

/// Waits until a descriptor that doesn't block can be read or written.
func waitUntilReady(_ descriptor: Int32, for events: some BinaryInteger) {
  var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  poll(&request, 1, -1)
}

/// Returns the absolute path of a file or folder, with all symbolic links resolved.
///
/// - Throws: A ``SystemError`` if there is no such file or folder.
package func realPath(_ path: String) throws(SystemError) -> String {
  guard let resolved = realpath(path, nil) else { throw .last }
  defer { free(resolved) }
  return String(cString: resolved)
}
