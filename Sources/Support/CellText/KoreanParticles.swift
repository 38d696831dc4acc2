extension String {
  /// The text with the Korean particle of a subject: 이 after a final consonant, 가 after a vowel, and both
  /// after text that doesn't end in Hangul.
  package var asKoreanSubject: String {
    switch unicodeScalars.last?.value ?? 0 {
    case let last where 0xAC00...0xD7A3 ~= last: self + ((last - 0xAC00) % 28 == 0 ? "가" : "이")
    case 0x1161...0x1175: self + "가"
    case 0x11A8...0x11C2: self + "이"
    default: self + "이(가)"
    }
  }
}
