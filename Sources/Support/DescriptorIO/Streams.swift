import CellText

/// An unbuffered stream to a file descriptor, which ignores text after an error.
///
/// Whatever the text is made of, its only controls that get through are line feeds, so that it can't move a
/// cursor or forge a line.
package final class DescriptorStream: TextOutputStream {
  /// The texts with which a port itself moves the cursor: to the start of a line, and to erase its rest.
  private static let controls: Set = ["\r", "\u{1B}[K"]

  package let descriptor: Int32
  private let reveals: Bool
  private var failure: SystemError?
  /// Whether there was any text.
  package private(set) var isUsed = false

  /// - Parameter reveals: Whether to show what can't be seen by its code, as an error message does.
  package init(_ descriptor: Int32, reveals: Bool = false) {
    self.descriptor = descriptor
    self.reveals = reveals
  }

  package static var standardError: DescriptorStream {
    DescriptorStream(STDERR_FILENO, reveals: true)
  }

  package var isOpen: Bool { failure == nil }

  /// The reason why not everything was written, or `nil` if it was or if the reader has gone away.
  package var problem: String? {
    failure.flatMap { $0.code == EPIPE ? nil : "\($0)" }
  }

  package func write(_ string: String) {
    isUsed = isUsed || string.isEmpty == false
    guard isOpen else { return }
    do {
      let lines = string.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        .map { reveals ? String($0).revealed : String($0).visible }
      let text = Self.controls.contains(string) ? string : lines.joined(separator: "\n")
      try writeAll(text.utf8, to: descriptor)
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
