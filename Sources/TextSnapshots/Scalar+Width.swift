extension Unicode.Scalar {
  /// The cells of a terminal that the scalar takes: 0, 1 or 2.
  var width: Int {
    switch value {
    case 0x20...0x7E: 1
    case 0xAC00...0xD7A3, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0xA000...0xA4CF, 0xA960...0xA97C, 0xF900...0xFAFF,
      0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      2
    default: widthByProperties
    }
  }

  private var widthByProperties: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: 0
    default: properties.isEmojiPresentation ? 2 : 1
    }
  }
}
