extension Character {
  /// The character as a literal of Swift, in which what would join a quote is escaped.
  var literal: String {
    let quote = "\""
    var joins = (quote + String(self) + quote).characterCount < 3
    var literal = quote
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x00: literal += #"\0"#
      case 0x09: literal += #"\t"#
      case 0x0A: literal += #"\n"#
      case 0x0D: literal += #"\r"#
      case 0x22, 0x27, 0x5C:
        literal += #"\"# + String(scalar)
        joins = true
      case 0x20...0x7E: literal += String(scalar)
      case _ where joins || scalar.isASCII: literal += scalar.escape
      default: literal += String(scalar)
      }
    }
    return literal + quote
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
