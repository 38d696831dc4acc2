internal import SystemCalls

/// The largest size of a menu or stock file in bytes, which more than 1,000 juices stay below.
let sizeLimit = 1 << 20

/// Returns the bytes of a file, or none if it's a pipe that nobody writes to.
///
/// - Parameter kind: What the file should be, such as `menu file`.
/// - Throws: A ``FileError`` if the file can't be read or is too large.
func readBytes(_ path: String, as kind: String) throws(FileError) -> [UInt8] {
  let bytes: [UInt8]
  do {
    bytes = try readFile(path, upTo: sizeLimit + 1, flags: O_NONBLOCK)
  } catch {
    throw FileError(at: path, "cannot be read (\(error))", "use a \(kind) that can")
  }
  guard bytes.count <= sizeLimit else {
    throw FileError(
      at: path, "is too large", "use a \(kind) of at most \(sizeLimit / 1_024) KiB")
  }
  return bytes
}
