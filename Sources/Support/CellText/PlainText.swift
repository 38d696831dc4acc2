extension UnsafeBufferPointer<UInt8> {
  /// The width in terminal cells of a plain text in UTF-8, or `nil` for any other text.
  ///
  /// The characters of a plain text are single scalars: ASCII without controls, box drawing, Hangul syllables,
  /// and emoji.
  package var plainWidth: Int? {
    var bytes = makeIterator()
    var width = 0
    while let lead = bytes.next() {
      switch lead {
      case 0x20..<0x7F: width += 1
      case 0xE2:
        guard let second = bytes.next(), 0x94...0x95 ~= second, case .some = bytes.next() else {
          return nil
        }
        width += 1
      case 0xEA...0xED:
        guard let second = bytes.next(), let third = bytes.next(),
          0xEAB080...0xED9EA3 ~= UInt32(lead) << 16 | UInt32(second) << 8 | UInt32(third)
        else { return nil }
        width += 2
      case 0xF0:
        guard bytes.next() == 0x9F, let third = bytes.next(), let fourth = bytes.next(),
          let scalar = Unicode.Scalar(0x1F000 | UInt32(third & 0x3F) << 6 | UInt32(fourth & 0x3F)),
          scalar.isWideCharacter
        else { return nil }
        width += 2
      default: return nil
      }
    }
    return width
  }
}

extension String.UTF8View {
  /// The width in terminal cells of a plain text, or `nil` for any other text, or if it isn't stored as
  /// contiguous UTF-8.
  package var plainWidth: Int? { withContiguousStorageIfAvailable { $0.plainWidth } ?? nil }
}

extension ArraySlice<UInt8> {
  /// Returns the length in UTF-8 and the width in terminal cells of each character of a text, and whether
  /// all terminals measure it like that, or all of those that give one cell to narrow symbols.
  package func characterSizes(
    symbolsAreNarrow: Bool
  ) -> [(length: Int, width: Int, isCertain: Bool)] {
    guard case .some = withUnsafeBufferPointer({ $0.plainWidth }) else {
      return String(decoding: self, as: UTF8.self)
        .map { ($0.utf8.count, $0.displayWidth, $0.hasCertainWidth(symbolsAreNarrow)) }
    }
    var sizes: [(length: Int, width: Int, isCertain: Bool)] = []
    sizes.reserveCapacity(count)
    for lead in self {
      switch lead {
      case ..<0x80: sizes.append((1, 1, true))
      case 0xE2: sizes.append((3, 1, symbolsAreNarrow))
      case 0xE3..<0xF0: sizes.append((3, 2, true))
      case 0xF0...: sizes.append((4, 2, true))
      default: break
      }
    }
    return sizes
  }
}

extension Character {
  /// Returns whether all terminals measure the character alike: a letter, a wide symbol, or an emoji that
  /// is a single scalar with a default emoji presentation (UTS #51).
  fileprivate func hasCertainWidth(_ symbolsAreNarrow: Bool) -> Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    if scalar.isASCII { return true }
    if scalar.properties.isEmoji { return scalar.isWideCharacter }
    let isNarrow = isLetter || (symbolsAreNarrow && (isSymbol || isPunctuation))
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
