/// An error of a system call.
package struct SystemError: Error, Hashable {
  /// The value of `errno`.
  package let code: Int32

  /// Creates an error from a value of `errno`.
  package init(code: Int32) {
    self.code = code
  }

  /// The error of the last system call that failed on this thread.
  package static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The reason in the words of the system.
  package var description: String { String(cString: strerror(code)) }
}
