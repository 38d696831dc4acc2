extension Character {
  /// The character as a literal of Swift.
  var literal: String {
    let quote = "\""
    var literal = quote
    var wantsBreak = true
    for scalar in unicodeScalars {
      let text = String(Character(scalar))
      let joins =
        wantsBreak && (quote + text).characterCount == 1
        || text == self.description && (text + quote).characterCount == 1
      wantsBreak = true
      switch scalar {
      case "\"", "\\", "'": literal += #"\"# + text
      case "\0": literal += #"\0"#
      case "\n": literal += #"\n"#
      case "\r": literal += #"\r"#
      case "\t": literal += #"\t"#
      case _ where joins || isControl(scalar): literal += scalar.escape
      default:
        literal += text
        wantsBreak = false
      }
    }
    return literal + quote
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }
}

extension Unicode.Scalar {
  /// The escape of the scalar in a literal of Swift, in two, four, or eight digits.
  fileprivate var escape: String {
    let code = String(value, radix: 16, uppercase: true)
    let digits = isASCII ? 2 : value <= 0xFFFF ? 4 : 8
    return #"\u{"# + String(repeating: "0", count: digits - code.utf8.count) + code + "}"
  }
}
