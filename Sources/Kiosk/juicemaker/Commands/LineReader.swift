import Descriptors

/// An iterator over the lines of a file descriptor, which returns each as soon as it can be read.
struct LineReader: IteratorProtocol {
  private static let limit = 16 << 20

  private let descriptor: Int32
  private let isWanted: () -> Bool
  private var buffer: ArraySlice<UInt8> = []
  private var isAtEnd = false
  /// The reason why reading stopped before the end, or `nil` if it didn't.
  private(set) var problem: String?

  /// Creates an iterator over the lines of a file descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor to read from.
  ///   - isWanted: A closure that returns whether to read another line.
  init(_ descriptor: Int32, while isWanted: @escaping () -> Bool) {
    self.descriptor = descriptor
    self.isWanted = isWanted
  }

  /// Returns the next line without its line feed, or `nil` at the end.
  ///
  /// A line of more than 16 MiB ends the sequence, too.
  mutating func next() -> [UInt8]? {
    guard isWanted() else { return nil }
    var line: [UInt8] = []
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        line += buffer.prefix(upTo: end)
        buffer = buffer.suffix(from: end).dropFirst()
        return line
      }
      line += buffer
      buffer = []
      guard isAtEnd == false else { return line.isEmpty ? nil : line }
      do {
        buffer = try readBytes(from: descriptor)[...]
        isAtEnd = buffer.isEmpty
      } catch {
        return end("\(error)")
      }
      guard line.count <= LineReader.limit else {
        return end("a line is longer than \(LineReader.limit.inBinaryUnits)")
      }
    }
  }

  private mutating func end(_ problem: String) -> [UInt8]? {
    self.problem = problem
    isAtEnd = true
    buffer = []
    return nil
  }
}
