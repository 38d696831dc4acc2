extension String {
  /// The text with each scalar that could move a cursor, forge a line or turn the writing direction
  /// made visible: controls as control pictures (U+2400 and on), and the rest as U+FFFD.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; nothing is copied where nothing is
  ///   replaced.
  public var visible: String {
    guard utf8.contains(where: mayHide), unicodeScalars.contains(where: isHidden) else {
      return self
    }
    var visible = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      visible.append(picture(of: scalar) ?? scalar)
    }
    return String(visible)
  }

  /// Whether a scalar that has a picture may begin with a byte of UTF-8.
  private func mayHide(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE2: true
    default: false
    }
  }

  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if case .some = picture(of: scalar) { true } else { false }
  }

  private func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }
}
