struct CellCounter {
  private var widthBefore = 0
  private var glyphWidth = 0
  private var glyphLength = 0
  private var base: Unicode.Scalar = "\0"
  private var last: Unicode.Scalar = "\0"

  var width: Int { widthBefore + glyphWidth }

  /// Adds the next scalar of the character, with which another glyph may begin.
  mutating func add(_ scalar: Unicode.Scalar) {
    defer {
      last = scalar
      glyphLength += 1
    }
    switch scalar {
    case "\u{FE0E}" where glyphLength == 1 && last.properties.isEmoji: glyphWidth = 1
    case "\u{FE0F}" where last.properties.isEmoji: glyphWidth = 2
    case "\u{FE0E}", "\u{FE0F}", "\u{200D}": break
    case _ where last == "\u{200D}" && glyphWidth == 2: break
    default:
      let added = scalar.displayWidth(after: glyphWidth)
      if added > 0, width > 0, beginsGlyph(scalar, width: added) {
        widthBefore += glyphWidth
        glyphWidth = 0
      }
      if glyphWidth == 0, added > 0 {
        glyphLength = 0
        base = scalar
      }
      glyphWidth = min(2, glyphWidth + added)
    }
  }

  private func beginsGlyph(_ scalar: Unicode.Scalar, width: Int) -> Bool {
    switch scalar {
    case _ where last.isPrependedConcatenationMark || base.isSkinTone: scalar.displayWidth > 0
    case "\u{E33}", "\u{EB3}": glyphWidth == 2
    case "\u{1F1E6}"..."\u{1F1FF}": false
    case _ where scalar.isSkinTone: base.isASCII || base.properties.isEmoji == false
    default: width == 2 && glyphWidth > 0 && (last == "\u{200D}") == false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSkinTone: Bool { 0x1F3FB...0x1F3FF ~= value }
}
