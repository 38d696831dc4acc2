/// Counts by index, a byte each; up to eight of them in one word, which needs no memory beside it.
enum Counts: Hashable, Sendable {
  case packed(UInt64)
  case listed([UInt8])

  init(_ counts: [UInt8]) {
    guard counts.count <= UInt64.bitWidth / UInt8.bitWidth else {
      self = .listed(counts)
      return
    }
    self = .packed(counts.reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// The count at an index.
  ///
  /// - Precondition: There were more counts than that at the start.
  subscript(index: Int) -> UInt8 {
    get {
      switch self {
      case .packed(let word): UInt8(truncatingIfNeeded: word >> (8 * index))
      case .listed(let counts): counts[index]
      }
    }
    set {
      switch self {
      case .packed(let word):
        self = .packed(word & ~(0xFF << (8 * index)) | UInt64(newValue) << (8 * index))
      case .listed(var counts):
        self = .packed(0)
        counts[index] = newValue
        self = .listed(counts)
      }
    }
  }
}
