import Foundation

/// Why the system refuses to do something with a file.
struct SystemError: Error, Hashable {
  /// The value of `errno`.
  let code: Int32

  /// The reason that the last call of the system gave.
  static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The reason in the words of the system.
  var description: String { String(cString: strerror(code)) }
}
