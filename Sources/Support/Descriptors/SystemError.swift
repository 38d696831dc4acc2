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

package enum FileReadingError: Error, Hashable, CustomStringConvertible {
  case system(SystemError)
  /// The file is a pipe, a device, or a socket, which may never end.
  case notRegular
  case tooLarge(limit: Int)

  package var description: String {
    switch self {
    case .system(let error): "\(error)"
    case .notRegular: "it isn't a regular file"
    case .tooLarge(let limit): "it's larger than \(limit.inBinaryUnits)"
    }
  }
}

extension Int {
  /// The number of bytes in the largest binary unit of which it's a multiple, as in `16 MiB`.
  package var inBinaryUnits: String {
    let units = [(20, "MiB"), (10, "KiB")]
    let unit = units.first { trailingZeroBitCount >= $0.0 && self > 0 }
    return unit.map { "\(self >> $0.0) \($0.1)" } ?? "\(self) bytes"
  }
}
