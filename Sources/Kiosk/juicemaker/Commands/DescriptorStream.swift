import SystemCalls

/// A stream that writes at once to a file descriptor, until the other side is closed.
final class DescriptorStream: TextOutputStream {
  private let descriptor: Int32
  private var failure: SystemError?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether everything could be written so far.
  var isOpen: Bool { failure == nil }

  /// Why not everything could be written, or nothing where it could or nobody reads any more.
  var problem: String? {
    guard let failure, (failure.code == EPIPE) == false else { return nil }
    return "\(failure)"
  }

  func write(_ string: String) {
    guard isOpen else { return }
    do {
      try writeAll(string.utf8, to: descriptor)
    } catch {
      failure = error
    }
  }
}
