extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar can be printed inside a line.
  ///
  /// Controls, line and paragraph separators, and bidirectional controls can't: they could move
  /// a cursor, forge a line, or turn the writing direction.
  package var isPrintable: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }

  /// The picture of an ASCII control, or the code of any other scalar as Unicode writes it, such as
  /// U+200B.
  fileprivate var pictureOrCode: String {
    if isASCII { return String(picture) }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }

  /// The code of the scalar as in Swift source.
  var code: String { #"\u{"# + String(value, radix: 16, uppercase: true) + "}" }

  /// Whether a joiner or a variation selector after the scalar can be part of an emoji.
  fileprivate var canBeEmoji: Bool {
    value == 0x200D || value == 0xFE0F || 0x2100...0x2BFF ~= value || 0x1F000...0x1FBFF ~= value
  }

  fileprivate var isInvisible: Bool {
    isBlank || [.control, .format, .privateUse, .unassigned].contains(properties.generalCategory)
  }
}

extension String {
  /// Whether the text, such as a path, has parts that weren't UTF-8.
  package var isDamaged: Bool { unicodeScalars.contains("\u{FFFD}") }

  /// The text on one line, with every scalar that isn't printable replaced by one that is.
  ///
  /// ASCII controls become control pictures (U+2400 and up), and all others the replacement
  /// character (U+FFFD).
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text. Printable text isn't copied.
  public var visible: String {
    guard unicodeScalars.contains(where: { $0.isPrintable == false }) else { return self }
    let scalars = unicodeScalars.map { $0.isPrintable ? $0 : $0.picture }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The text on one line, with every scalar that can't be seen replaced by one that can, or by its
  /// code, such as U+200B, unless it's a space or part of an emoji.
  package var revealed: String {
    var revealed = ""
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      let isJoiner = ["\u{200D}", "\u{FE0E}", "\u{FE0F}"].contains(scalar)
      let isSeen = scalar == " " || scalar.isBlank == false || (isJoiner && last.canBeEmoji)
      revealed += isSeen && scalar.isPrintable ? String(scalar) : scalar.pictureOrCode
      last = scalar
    }
    return revealed
  }
}

extension StringProtocol {
  /// Returns the text with everything that can't be seen escaped as in Swift source.
  ///
  /// Blanks at the end become `\s`.
  package func escaped(asASCII forceASCII: Bool = false) -> String {
    let scalars = Array(unicodeScalars)
    let end = scalars.lastIndex { ($0 == " ") == false }.map { $0 + 1 } ?? 0
    var escaped = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\": escaped += #"\\"#
      case "\t": escaped += #"\t"#
      case "\r": escaped += #"\r"#
      case " " where index >= end: escaped += #"\s"#
      case " "..."~": escaped.unicodeScalars.append(scalar)
      case _ where forceASCII || scalar.isInvisible || (index == 0 && scalar.displayWidth == 0):
        escaped += scalar.code
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
