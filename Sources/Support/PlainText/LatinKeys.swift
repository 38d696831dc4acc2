extension Unicode.Scalar {
  /// The ASCII character that the scalar stands for if it's typed with a Korean input method, or
  /// the scalar itself.
  ///
  /// Full-width characters mean their ASCII forms. The Korean letter on the key of `q` means that key:
  /// it leaves every port. Some terminals send it as the consonant that begins a syllable, or at half
  /// width.
  package var latinKey: Unicode.Scalar {
    switch value {
    case 0x3142, 0x3143, 0x1107, 0x1108, 0xFFB2, 0xFFB3: "q"
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    default: self
    }
  }
}

extension String {
  /// The text with the ASCII characters that a person means, scalar by scalar.
  package var latinKeys: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.latinKey }))
  }
}

extension StringProtocol {
  /// The number that a person means by the text, or `nil` unless it has only ASCII digits.
  package var wholeNumber: Int? {
    utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(self) : nil
  }
}
