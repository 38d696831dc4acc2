/// What one cell of a canvas holds: the UTF-8 bytes of a cluster, the right half of a wide one, or
/// the place of a cluster too long to be packed.
struct Cell: Hashable {
  static let blank = Cell(ascii: 0x20)
  static let continuation = Cell(bits: 0)
  static let lineFeed = Cell(ascii: 0x0A)
  /// How many bytes a cell takes itself.
  static let width = 8
  private static let longMark: UInt64 = 0xFF << 56

  /// The bytes of the cluster, the first lowest.
  let bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// A cell with a printable scalar of ASCII.
  init(ascii: UInt8) {
    bits = UInt64(ascii)
  }

  /// A cell with a cluster of three bytes.
  init(bytes: (UInt8, UInt8, UInt8)) {
    bits = UInt64(bytes.0) | UInt64(bytes.1) << 8 | UInt64(bytes.2) << 16
  }

  /// Packs up to seven bytes, the first lowest; nothing where there are more.
  init?(packing bytes: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      guard shift < 56 else { return nil }
      bits |= UInt64(byte) << shift
      shift += 8
    }
    self.bits = bits
  }

  /// A cell whose cluster is kept elsewhere.
  init(longCluster index: Int) {
    bits = Cell.longMark | UInt64(truncatingIfNeeded: index)
  }

  /// Where the cluster is kept, if elsewhere.
  var longCluster: Int? {
    bits & Cell.longMark == Cell.longMark ? Int(bits & ~Cell.longMark) : nil
  }

  /// How many bytes of UTF-8 the cell adds to a text; none for a continuation.
  var byteCount: Int { (bits.bitWidth - bits.leadingZeroBitCount + 7) / 8 }
}
