#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call of the system that failed where a test needs it.
struct SystemFailure: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  /// Takes the result of a call that is negative and sets `errno` where it fails.
  @discardableResult
  static func check(_ call: String, _ result: Int32) throws(SystemFailure) -> Int32 {
    guard result < 0 else { return result }
    throw SystemFailure(call: call, code: errno)
  }

  var description: String { "\(call): \(String(cString: strerror(code)))" }
}
