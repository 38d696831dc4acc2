/// Reads a regular file that isn't too large, and refuses anything else at once.
///
/// - Parameters:
///   - flags: Flags for `open` beside those for reading.
///   - allowsPipe: Whether to read a pipe, too, for as long as a process writes to it.
///   - limit: In bytes.
package func readFile(
  _ path: String, flags: Int32 = 0, allowsPipe: Bool = false, limit: Int
) throws(FileReadingError) -> [UInt8] {
  let descriptor = uninterrupted(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags))
  guard descriptor >= 0 else {
    let isSocket = [ENXIO, EOPNOTSUPP].contains(errno)
    throw isSocket ? .notRegular : .system(.last)
  }
  defer { close(descriptor) }
  var status = stat()
  guard uninterrupted(fstat(descriptor, &status)) == 0 else { throw .system(.last) }
  let kind = status.st_mode & S_IFMT
  guard kind == S_IFREG || (kind == S_IFIFO && allowsPipe) else {
    throw kind == S_IFDIR ? .system(SystemError(code: EISDIR)) : .notRegular
  }
  guard Int(status.st_size) <= limit else { throw .tooLarge(limit: limit) }
  return try readToEnd(of: descriptor, upTo: limit)
}

package func readToEnd(of descriptor: Int32, upTo limit: Int) throws(FileReadingError) -> [UInt8] {
  var bytes: [UInt8] = []
  do {
    while bytes.count <= limit {
      let more = try readBytes(from: descriptor)
      if more.isEmpty { return bytes }
      bytes += more
    }
  } catch {
    throw .system(error)
  }
  throw .tooLarge(limit: limit)
}

/// Returns the bytes that are available, after waiting until there are some, or an empty array at the
/// end of the file.
package func readBytes(
  from descriptor: Int32, upTo limit: Int = 65_536
) throws(SystemError) -> [UInt8] {
  while true {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let result = uninterrupted(read(descriptor, buffer.baseAddress, buffer.count))
      code = result < 0 ? errno : 0
      count = max(result, 0)
    }
    switch code {
    case 0: return bytes
    case EAGAIN: waitUntilReady(descriptor, for: POLLIN)
    default: throw SystemError(code: code)
    }
  }
}

/// Returns whether a descriptor is ready in time; without a time, it waits for ever.
@discardableResult
package func waitUntilReady(
  _ descriptor: Int32, for events: some BinaryInteger, milliseconds: Int32 = -1
) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  return poll(&request, 1, milliseconds) > 0
}

extension String {
  /// The path of the folder of a file, with a slash at the end, or an empty text for a name alone.
  package var folder: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) } ?? ""
  }
}

/// Returns the status of what is at a path, even if it's a symbolic link, or `nil` if nothing is.
package func fileStatus(at path: String) throws(SystemError) -> stat? {
  var status = stat()
  guard uninterrupted(lstat(path, &status)) < 0 else { return status }
  guard errno == ENOENT else { throw .last }
  return nil
}

/// Returns the absolute path of a file or folder that exists, with all symbolic links resolved.
package func realPath(_ path: String) throws(SystemError) -> String {
  guard let resolved = realpath(path, nil) else { throw .last }
  defer { free(resolved) }
  guard let path = String(validatingCString: resolved) else { throw SystemError(code: EILSEQ) }
  return path
}
