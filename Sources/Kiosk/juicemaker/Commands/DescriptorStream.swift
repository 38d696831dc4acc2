import Descriptors

/// An unbuffered stream to a file descriptor, which ignores what is written after an error.
final class DescriptorStream: TextOutputStream {
  private let descriptor: Int32
  private var failure: SystemError?

  /// Creates a stream to a file descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// A Boolean value that indicates whether everything has been written so far.
  var isOpen: Bool { failure == nil }

  /// The reason why not everything was written, or `nil` if it was or if the reader has gone away.
  var problem: String? {
    guard let failure, (failure.code == EPIPE) == false else { return nil }
    return "\(failure)"
  }

  /// Writes a string, and waits for as long as the descriptor takes no bytes.
  func write(_ string: String) {
    guard isOpen else { return }
    do {
      try writeAll(string.utf8, to: descriptor)
    } catch {
      failure = error
    }
  }
}
