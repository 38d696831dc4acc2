/// Writes cells as UTF-8 into memory that has room for all of them and one cell more.
struct CellOutput {
  /// How many bytes were written.
  private(set) var count = 0
  private let memory: UnsafeMutableRawBufferPointer

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
}
