import Foundation

/// The most bytes that a file may have: more than a thousand juices take.
let sizeLimit = 1 << 20

/// The bytes of a file, read only as far as a file may go; a pipe without a writer has none.
///
/// - Parameter kind: What the file is to be, such as `menu file`.
func readBytes(_ path: String, as kind: String) throws(FileError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw unreadable(path, kind, .last) }
  defer { close(descriptor) }
  _ = fcntl(descriptor, F_SETFL, O_RDONLY)
  var bytes: [UInt8] = []
  while bytes.count <= sizeLimit {
    let more: [UInt8]
    do {
      more = try readSome(descriptor, atMost: sizeLimit + 1 - bytes.count)
    } catch {
      throw unreadable(path, kind, error)
    }
    guard more.isEmpty == false else { return bytes }
    bytes += more
  }
  throw FileError(
    at: path, "is too large", "use a \(kind) of at most \(sizeLimit / 1_024) KiB")
}

private func readSome(
  _ descriptor: Int32,
  atMost limit: Int
) throws(SystemError) -> [UInt8] {
  while true {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: min(limit, 65_536)) { buffer, count in
      let result = read(descriptor, buffer.baseAddress, buffer.count)
      code = result < 0 ? errno : 0
      count = max(result, 0)
    }
    guard code == EINTR else {
      guard code == 0 else { throw SystemError(code: code) }
      return bytes
    }
  }
}

private func unreadable(_ path: String, _ kind: String, _ error: SystemError) -> FileError {
  FileError(at: path, "cannot be read (\(error))", "use a \(kind) that can")
}
