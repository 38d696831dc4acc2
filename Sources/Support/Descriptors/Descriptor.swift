/// An open file or folder, closed when nothing refers to it.
package final class Descriptor: Sendable {
  package let number: Int32

  /// Takes over a number that the system has just returned, or throws the error of the call.
  package init(_ number: Int32) throws(SystemError) {
    self.number = number
    guard number >= 0 else { throw .last }
  }

  package convenience init(folder: String) throws(SystemError) {
    try self.init(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  deinit {
    if number >= 0 { close(number) }
  }
}
