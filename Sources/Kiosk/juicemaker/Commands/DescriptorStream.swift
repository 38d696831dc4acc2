#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stream that writes at once to a file descriptor, until the other side is closed.
final class DescriptorStream: TextOutputStream {
  private let descriptor: Int32
  private var failure: Int32?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether everything could be written so far.
  var isOpen: Bool { failure == nil }

  /// Why not everything could be written, or nothing where it could or nobody reads any more.
  var problem: String? {
    guard let failure, failure == EPIPE ? false : true else { return nil }
    return String(cString: strerror(failure))
  }

  func write(_ string: String) {
    guard isOpen else { return }
    var string = string
    failure = string.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while rest.isEmpty == false {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = writeBytes(piece)
        if count > 0 { rest = rest.dropFirst(count) }
        guard count < 0 else { continue }
        switch errno {
        case EINTR: break
        case EAGAIN: wait(for: Int16(POLLOUT), on: descriptor)
        case let code: return code
        }
      }
      return nil
    }
  }

  private func writeBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
