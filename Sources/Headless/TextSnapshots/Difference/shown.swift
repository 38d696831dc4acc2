extension StringProtocol {
  /// The text with what nobody could see escaped as Swift does it: `\t`, `\r`, `\u{200B}`; `\\` for
  /// a backslash, and `\s` for a blank at the end.
  ///
  /// - Parameter isExact: Whether all that is not ASCII is escaped too.
  func shown(isExact: Bool = false) -> String {
    let scalars = Array(unicodeScalars)
    let end = scalars.lastIndex { ($0 == " ") == false }.map { $0 + 1 } ?? 0
    var shown = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\": shown.append(contentsOf: #"\\"#.unicodeScalars)
      case "\t": shown.append(contentsOf: #"\t"#.unicodeScalars)
      case "\r": shown.append(contentsOf: #"\r"#.unicodeScalars)
      case " " where index >= end: shown.append(contentsOf: #"\s"#.unicodeScalars)
      case " "..."~": shown.append(scalar)
      default:
        let isEscaped = isExact || scalar.isHidden || (index == 0 && scalar.width == 0)
        let code = #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
        shown.append(contentsOf: (isEscaped ? code : String(scalar)).unicodeScalars)
      }
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar shows nothing, or nothing of its own.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .privateUse, .surrogate:
      true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
