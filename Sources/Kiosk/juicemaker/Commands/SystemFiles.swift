import FlowDriver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
