#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the system refuses to read a file.
struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The value of `errno`.
  let code: Int32

  /// The reason in the words of the system.
  var description: String { String(cString: strerror(code)) }
}
