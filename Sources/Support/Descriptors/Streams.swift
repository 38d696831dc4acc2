/// An unbuffered stream to a file descriptor, which ignores text after an error.
package final class DescriptorStream: TextOutputStream {
  private let descriptor: Int32
  private var failure: SystemError?

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  package var isOpen: Bool { failure == nil }

  /// The reason why not everything was written, or `nil` if it was or if the reader has gone away.
  package var problem: String? {
    guard let failure, (failure.code == EPIPE) == false else { return nil }
    return "\(failure)"
  }

  package func write(_ string: String) {
    guard isOpen else { return }
    do {
      try writeAll(string.utf8, to: descriptor)
    } catch {
      failure = error
    }
  }
}

/// An iterator over the lines of a file descriptor, which returns each as soon as it can be read.
package struct LineReader: IteratorProtocol {
  /// The largest number of bytes of a line.
  private static let limit = 16 << 20

  private let descriptor: Int32
  private let isWanted: () -> Bool
  private var buffer: ArraySlice<UInt8> = []
  private var isAtEnd = false
  /// The reason why reading stopped before the end, or `nil` if it didn't.
  package private(set) var problem: String?

  package init(_ descriptor: Int32, while isWanted: @escaping () -> Bool = { true }) {
    self.descriptor = descriptor
    self.isWanted = isWanted
  }

  /// Returns whether the next line, or a part of it, can be read within a time.
  package func canRead(within milliseconds: Int32) -> Bool {
    guard buffer.isEmpty, isAtEnd == false, isWanted() else { return true }
    return waitUntilReady(descriptor, for: POLLIN, milliseconds: milliseconds)
  }

  /// Returns the next line without its line feed, or `nil` at the end, or if a line is too long.
  ///
  /// A terminal can go on after its end.
  package mutating func next() -> [UInt8]? {
    guard problem == nil, isWanted() else { return nil }
    var line: [UInt8] = []
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        line += buffer.prefix(upTo: end)
        buffer = buffer.suffix(from: end).dropFirst()
        return line
      }
      line += buffer
      buffer = []
      guard isAtEnd == false else {
        isAtEnd = line.isEmpty == false
        return isAtEnd ? line : nil
      }
      do {
        buffer = try readBytes(from: descriptor)[...]
        isAtEnd = buffer.isEmpty
      } catch {
        problem = "\(error)"
      }
      if line.count > Self.limit { problem = "a line is longer than \(Self.limit.inMebibytes)" }
      guard problem == nil else { return nil }
    }
  }
}
