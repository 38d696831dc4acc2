import SystemCalls

/// The lines of a file descriptor, each as soon as it is there.
struct LineReader: IteratorProtocol {
  private static let limit = 16 << 20

  private let descriptor: Int32
  private let isWanted: () -> Bool
  private var buffer: ArraySlice<UInt8> = []
  private var isAtEnd = false
  /// Why reading ended before the end, or nothing where it did not.
  private(set) var problem: String?

  /// Reads as long as lines are wanted.
  init(_ descriptor: Int32, while isWanted: @escaping () -> Bool) {
    self.descriptor = descriptor
    self.isWanted = isWanted
  }

  /// The next line without its line feed, or nothing at the end or where it has more than 16 MiB.
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
      guard line.count <= LineReader.limit else { return end("a line has more than 16 MiB") }
    }
  }

  private mutating func end(_ problem: String) -> [UInt8]? {
    self.problem = problem
    isAtEnd = true
    buffer = []
    return nil
  }
}
