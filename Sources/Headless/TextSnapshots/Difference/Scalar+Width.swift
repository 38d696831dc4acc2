extension Unicode.Scalar {
  /// The cells of a terminal that the scalar takes: 0, 1 or 2.
  var width: Int {
    switch value {
    case 0x20...0x7E: 1
    case 0xAC00...0xD7A3, 0x3400...0x9FFF: 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    default: widthByProperties
    }
  }

  private var widthByProperties: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: 0
    default: isWide || properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether the scalar is East Asian Wide or Fullwidth and no emoji.
  private var isWide: Bool {
    switch value {
    case 0x3248...0x324F: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
      0x3041...0x33FF, 0xA000...0xA4CF, 0xA960...0xA97C, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DF2, 0x1AFF0...0x1B2FB,
      0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
