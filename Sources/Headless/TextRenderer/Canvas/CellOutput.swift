/// Writes cells as UTF-8 into memory that has room for all of them and one cell more.
struct CellOutput {
  private let memory: UnsafeMutableRawBufferPointer
  private var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    memory = UnsafeMutableRawBufferPointer(buffer)
  }

  /// Writes the bytes of a packed cluster, and over the place of the next ones, which follow.
  ///
  /// - Precondition: At least `Cell.width` bytes of the memory are left.
  mutating func write(_ cell: Cell) {
    memory.storeBytes(of: cell.bits.littleEndian, toByteOffset: count, as: UInt64.self)
    count += cell.byteCount
  }

  /// What was written, with one line feed at its end.
  var text: String {
    var end = count
    while end > 1, memory[end - 1] == 0x0A, memory[end - 2] == 0x0A { end -= 1 }
    guard end > 0 else { return "\n" }
    return String(decoding: memory[..<end], as: UTF8.self)
  }
}
