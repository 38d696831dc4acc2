/// An open file or folder, closed when nothing refers to it.
package final class Descriptor: Sendable {
  package let number: Int32

  /// Takes over the number that a system call returns, or throws the error of the call.
  package init(_ call: @autoclosure () -> Int32) throws(SystemError) {
    let number = uninterrupted(call())
    guard number >= 0 else { throw .last }
    self.number = number
  }

  package convenience init(folder: String) throws(SystemError) {
    try self.init(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  deinit { close(number) }

  package func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    try writeAll(bytes, to: number)
  }
}
