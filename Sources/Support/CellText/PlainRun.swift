/// A run of characters of one scalar each: ASCII, box drawing, Hangul syllables, and emoji.
package struct PlainRun {
  /// The length in bytes of UTF-8.
  package private(set) var length = 0
  /// The width in terminal cells.
  package private(set) var width = 0
  /// Whether the run contains an ASCII control.
  package private(set) var hasControl = false

  fileprivate init() {}

  package init(startOf bytes: UnsafeBufferPointer<UInt8>) {
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
      } else if lead == 0xE2, let second = bytes.next(), 0x94...0x95 ~= second,
        case .some = bytes.next()
      {
        last = (3, 1)
      } else if lead == 0xF0, bytes.next() == 0x9F, let third = bytes.next(),
        let fourth = bytes.next(),
        let scalar = Unicode.Scalar(0x1F000 | UInt32(third & 0x3F) << 6 | UInt32(fourth & 0x3F)),
        scalar.isWideCharacter
      {
        last = (4, 2)
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

extension String.UTF8View {
  /// The longest run at the start of the text, or an empty one if the text isn't stored as contiguous
  /// UTF-8.
  ///
  /// The last scalar before one of another kind isn't part of the run, because it may be the base of a
  /// longer character.
  package var plainRun: PlainRun {
    withContiguousStorageIfAvailable { PlainRun(startOf: $0) } ?? PlainRun()
  }
}

extension ArraySlice<UInt8> {
  /// Returns the length in UTF-8 and the width in terminal cells of each character of a text, and whether
  /// all terminals measure it like that, or all of those that give one cell to narrow symbols.
  package func characterSizes(
    symbolsAreNarrow: Bool
  ) -> [(length: Int, width: Int, isCertain: Bool)] {
    let length = withUnsafeBufferPointer { PlainRun(startOf: $0).length }
    var sizes: [(length: Int, width: Int, isCertain: Bool)] = []
    sizes.reserveCapacity(count)
    for lead in prefix(length) {
      switch lead {
      case ..<0x80: sizes.append((1, 1, true))
      case 0xE2: sizes.append((3, 1, symbolsAreNarrow))
      case 0xE3..<0xF0: sizes.append((3, 2, true))
      case 0xF0...: sizes.append((4, 2, true))
      default: break
      }
    }
    let rest = String(decoding: dropFirst(length), as: UTF8.self)
    sizes += rest.map { ($0.utf8.count, $0.displayWidth, $0.hasCertainWidth(symbolsAreNarrow)) }
    return sizes
  }
}

extension Character {
  /// Returns whether all terminals measure the character alike: a letter, a wide symbol, or an emoji that
  /// is a single scalar with a default emoji presentation (UTS #51).
  fileprivate func hasCertainWidth(_ symbolsAreNarrow: Bool) -> Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    if scalar.properties.isEmoji { return scalar.isASCII || scalar.isWideCharacter }
    let isNarrow = isASCII || isLetter || (symbolsAreNarrow && (isSymbol || isPunctuation))
    return displayWidth == 2 || (displayWidth == 1 && isNarrow)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is wide and doesn't join another one of the run, which is known of many emoji
  /// without asking for their properties.
  fileprivate var isWideCharacter: Bool {
    switch value {
    case 0x1F337...0x1F37C, 0x1F400...0x1F43E, 0x1F442...0x1F4FC, 0x1F947...0x1F9FF: true
    case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
    default: isWide
    }
  }
}
