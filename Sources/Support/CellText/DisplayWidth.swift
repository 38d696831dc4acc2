extension StringProtocol {
  /// The number of terminal cells that the text takes: the sum over its characters.
  ///
  /// ASCII, box drawing, Hangul syllables, and most emoji are measured by their UTF-8 bytes alone. A text
  /// with any other scalar is broken into characters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text in UTF-8.
  public var displayWidth: Int {
    let text = description
    return text.utf8.plainWidth ?? text.reduce(0) { $0 + $1.displayWidth }
  }
}

extension String {
  /// Returns as many of the first characters as fit in a number of terminal cells.
  package func prefix(columns: Int) -> Substring {
    var width = 0
    return prefix { character in
      width += character.displayWidth
      return width <= columns
    }
  }

  /// Returns as many of the last characters as fit in a number of terminal cells.
  package func suffix(columns: Int) -> Substring {
    var width = 0
    let kept = reversed().prefix { character in
      width += character.displayWidth
      return width <= columns
    }
    return suffix(kept.count)
  }
}

extension Character {
  /// The number of terminal cells that the character takes: the sum over its glyphs.
  ///
  /// A glyph takes 0, 1, or 2 cells, and nearly every character is one glyph, so that a joined
  /// emoji, a flag, and a syllable of conjoining jamo take 2. These begin another glyph in the same
  /// character, as terminals show them:
  ///
  /// - A Hangul leading consonant or syllable after a leading consonant.
  /// - Any scalar after a mark that precedes digits.
  /// - A skin tone after anything but an emoji.
  /// - The vowel AM in Thai and Lao after a wide glyph.
  ///
  /// The width of a glyph is the sum over its scalars, but at most 2. The first rule that applies
  /// to a scalar counts:
  ///
  /// - 2 if it is East Asian Wide or Fullwidth (UAX #11), which includes the emoji with a default
  ///   emoji presentation (UTS #51), or a regional indicator.
  /// - 0 if it is default-ignorable (UAX #44), a control, a line separator, a vowel or trailing
  ///   consonant jamo (UAX #29), or a format character other than those that precede digits.
  /// - 0 if it is a combining mark (UAX #44), but 1 if it is a spacing mark that follows a base
  ///   or that is a character of its own by UAX #29.
  /// - 1 if it is anything else: East Asian Ambiguous (UAX #11), private use, unassigned.
  ///
  /// U+FE0F after an emoji makes it 2, and U+FE0E makes it 1 (presentation sequences, UTS #51).
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars in the character.
  public var displayWidth: Int {
    if let width = utf8.plainWidth { return width }
    var cells = CellCounter()
    for scalar in unicodeScalars { cells.add(scalar) }
    return cells.width
  }
}

extension Unicode.Scalar {
  /// The number of terminal cells that the scalar takes by itself: 0, 1, or 2.
  package var displayWidth: Int { displayWidth(after: 0) }

  /// Whether the scalar takes two terminal cells by itself: an emoji, a regional indicator, which terminals
  /// show as a letter in a box, or an East Asian one.
  ///
  /// It isn't inlined, because its callers would make room for properties that most of them don't ask for.
  @inline(never) var isWide: Bool { properties.isEmojiPresentation || isIn(ScalarRanges.wide) }

  /// Returns the number of cells that the scalar adds to a glyph of a width.
  func displayWidth(after width: Int) -> Int {
    if isWide { return 2 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: return 0
    case .spacingMark: return joinsLetter ? min(1, width) : 1
    case .format: return isPrependedConcatenationMark ? 1 : 0
    case .otherLetter, .unassigned:
      return isTrailingJamo || properties.isDefaultIgnorableCodePoint ? 0 : 1
    default: return 1
    }
  }

  /// Whether the scalar is a Hangul vowel or trailing consonant, which joins the syllable before it.
  private var isTrailingJamo: Bool { 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value }

  /// The property Prepended_Concatenation_Mark of UAX #44: a visible format character, which encloses
  /// or marks the digits after it.
  var isPrependedConcatenationMark: Bool {
    properties.generalCategory == .format && (String(self) + "a").count == 1
  }
}
