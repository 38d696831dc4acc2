/// A run of ASCII and Hangul syllables, which are characters of one scalar each.
package struct PlainRun {
  /// The length in bytes of UTF-8.
  package private(set) var length = 0
  /// The width in terminal cells.
  package private(set) var width = 0
  /// Whether the run contains an ASCII control.
  package private(set) var hasControl = false

  /// Creates the longest run at the start of a text, or an empty one if the text isn't stored as
  /// contiguous UTF-8.
  ///
  /// The last scalar before one of another kind isn't part of the run, because it may be the base of a
  /// longer character.
  package init(startOf text: String.UTF8View) {
    self = text.withContiguousStorageIfAvailable { Self(startOf: $0) } ?? Self()
  }

  private init() {}

  private init(startOf bytes: UnsafeBufferPointer<UInt8>) {
    var bytes = bytes.makeIterator()
    var last = (length: 0, width: 0)
    while let lead = bytes.next() {
      if lead < 0x80 {
        let isControl = lead < 0x20 || lead == 0x7F
        hasControl = hasControl || isControl
        last = (1, isControl ? 0 : 1)
      } else if 0xEA...0xED ~= lead, let second = bytes.next(), let third = bytes.next(),
        0xEAB080...0xED9EA3 ~= UInt32(lead) << 16 | UInt32(second) << 8 | UInt32(third)
      {
        last = (3, 2)
      } else {
        length -= last.length
        width -= last.width
        return
      }
      length += last.length
      width += last.width
    }
  }
}
