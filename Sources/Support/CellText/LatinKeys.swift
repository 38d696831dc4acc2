extension Unicode.Scalar {
  /// The ASCII form of a full-width character, or the scalar itself.
  fileprivate var narrow: Unicode.Scalar {
    switch value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    default: self
    }
  }

  /// The ASCII character that the scalar stands for if its key is pressed with a Korean input method, or
  /// the scalar itself.
  ///
  /// The Korean letter on the key of `q` means that key: it leaves every port. Some terminals send it as
  /// the consonant that begins a syllable, or at half width.
  package var latinKey: Unicode.Scalar {
    [0x3142, 0x3143, 0x1107, 0x1108, 0xFFB2, 0xFFB3].contains(value) ? "q" : narrow
  }
}

extension String {
  /// The text with ASCII characters in place of full-width ones, scalar by scalar.
  package var narrow: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.narrow }))
  }

  /// The key that is pressed if the text is a single letter, or else the text.
  package var latinKey: String {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return self }
    return String(scalar.latinKey)
  }
}
