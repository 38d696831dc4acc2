extension Unicode.Scalar {
  /// Whether the scalar shows something by itself.
  ///
  /// Whitespace and default-ignorable scalars don't, nor do those that are shown with the character
  /// before them. A control that isn't whitespace does, because it's shown as a picture.
  package var isVisible: Bool { isBlank == false && joinsLetter == false }

  /// Whether the scalar is part of the character that begins with a letter before it.
  ///
  /// The standard library knows that from the tables of grapheme breaking alone, so that the much larger
  /// tables of all properties stay out of a program for the browser.
  var joinsLetter: Bool {
    @inline(never) get { (("a" + String(self)).first == "a") == false }
  }

  /// Whether the scalar leaves no ink anywhere: White_Space or Default_Ignorable_Code_Point (UAX #44).
  var isBlank: Bool { isIn(ScalarRanges.blank) }

  /// Returns whether the scalar is in one of the ranges of a set.
  ///
  /// A scalar is in a range if an odd number of the bounds are at most its value.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of ranges.
  func isIn(_ bounds: [UInt32]) -> Bool {
    var low = 0
    var count = bounds.count
    while count > 0 {
      let half = (count + 1) / 2
      low += bounds[low + half - 1] <= value ? half : 0
      count -= half
    }
    return low % 2 == 1
  }
}

extension ScalarRanges {
  /// The scalars that are White_Space or Default_Ignorable_Code_Point (UAX #44) in Unicode 17, in
  /// 23 ranges.
  static let blank: [UInt32] = [
    0x9, 0xE, 0x20, 0x21, 0x85, 0x86, 0xA0, 0xA1, 0xAD, 0xAE, 0x34F, 0x350, 0x61C, 0x61D, 0x115F,
    0x1161, 0x1680, 0x1681, 0x17B4, 0x17B6, 0x180B, 0x1810, 0x2000, 0x2010, 0x2028, 0x2030,
    0x205F, 0x2070, 0x3000, 0x3001, 0x3164, 0x3165, 0xFE00, 0xFE10, 0xFEFF, 0xFF00, 0xFFA0,
    0xFFA1, 0xFFF0, 0xFFF9, 0x1BCA0, 0x1BCA4, 0x1D173, 0x1D17B, 0xE0000, 0xE1000,
  ]
}

extension String {
  /// The text without blanks and all else that can't be seen: texts that look alike have the same.
  package var withoutBlanks: String { String(unicodeScalars.filter { $0.isBlank == false }) }

  /// The problem that keeps the text from being shown to people, or `nil` if there is none.
  package var textProblem: String? {
    if let control = unicodeScalars.first(where: { $0.isPrintable == false }) {
      return "has the control character \(String(control).revealed); use plain text"
    }
    let isVisible = unicodeScalars.contains { $0.isVisible }
    return isVisible ? nil : "is empty; use at least one visible character"
  }
}
