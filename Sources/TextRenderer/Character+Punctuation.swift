extension Character {
  /// Whether no line should end with the character: opening brackets and quotation marks.
  var isOpener: Bool {
    guard isASCII == false else { return "([{".contains(self) }
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return true
    default: return false
    }
  }

  /// Whether no line should begin with the character: closing brackets and quotation marks, and
  /// what ends a sentence or a part of it.
  var isCloser: Bool {
    guard isASCII == false else { return ")]},.:;?!".contains(self) }
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: return true
    default: return "…‥、。，．：；？！·".contains(self)
    }
  }
}
