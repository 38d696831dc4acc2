/// An error of a system call.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The value of `errno`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  package static var last: SystemError { SystemError(code: errno) }

  package var description: String { String(cString: strerror(code)) }
}

/// Makes a system call, again for as long as a signal interrupts it, and returns its result.
@discardableResult
package func uninterrupted<Result: SignedInteger>(_ call: @autoclosure () -> Result) -> Result {
  while true {
    let result = call()
    guard result < 0, errno == EINTR else { return result }
  }
}

package enum FileReadingError: Error, Hashable, CustomStringConvertible {
  case system(SystemError)
  /// The file is a pipe, a device, or a socket, which may never end.
  case notRegular
  case tooLarge(limit: Int)

  package var description: String {
    switch self {
    case .system(let error): "\(error)"
    case .notRegular: "it isn't a regular file"
    case .tooLarge(let limit): "it's larger than \(limit.inMebibytes)"
    }
  }
}

extension Int {
  /// The number of bytes of a limit, as in `16 MiB`.
  package var inMebibytes: String { "\(self >> 20) MiB" }
}
