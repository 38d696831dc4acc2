/// The contents of one cell of a canvas: the UTF-8 bytes of a cluster, the rest of a wide
/// cluster, or the index of a cluster that is too long to be packed.
struct Cell: Hashable, ExpressibleByUnicodeScalarLiteral {
  static let blank = Cell(ascii: 0x20)
  static let continuation = Cell(bits: 0)
  static let lineFeed = Cell(ascii: 0x0A)
  /// In bytes.
  static let size = 8
  private static let longMark: UInt64 = 0xFF << 56

  /// The bytes of the cluster, with the first byte lowest, and their number in the highest byte.
  let bits: UInt64

  init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self = Cell(packing: scalar.utf8) ?? .blank
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  init(ascii: UInt8) {
    bits = 1 << 56 | UInt64(ascii)
  }

  /// Creates a cell with a scalar of three or four bytes.
  init(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8?) {
    let bytes = UInt32(first) | UInt32(second) << 8 | UInt32(third) << 16
    bits = (fourth.map { 4 << 56 | UInt64($0) << 24 } ?? 3 << 56) | UInt64(bytes)
  }

  /// Creates a cell with a cluster, or returns `nil` if it has more than seven bytes.
  init?(packing bytes: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    var count: UInt64 = 0
    for byte in bytes {
      guard count < 7 else { return nil }
      bits |= UInt64(byte) << (8 * count)
      count += 1
    }
    self.bits = count << 56 | bits
  }

  init(longCluster index: Int) {
    bits = Cell.longMark | UInt64(truncatingIfNeeded: index)
  }

  var longCluster: Int? {
    bits & Cell.longMark == Cell.longMark ? Int(bits & ~Cell.longMark) : nil
  }

  /// The number of UTF-8 bytes that the cell adds to a text, or 0 for a continuation.
  var byteCount: Int { Int(bits >> 56) }
}

/// Writes cells as UTF-8 to a buffer that has room for all of them and one more.
struct CellOutput {
  let memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  /// Writes the bytes of a cluster, and undefined bytes after them, which the next call overwrites.
  ///
  /// - Precondition: At least `Cell.size` bytes of the buffer are left.
  mutating func write(_ cell: Cell) {
    memory.storeBytes(of: cell.bits.littleEndian, toByteOffset: count, as: UInt64.self)
    count += cell.byteCount
  }
}
