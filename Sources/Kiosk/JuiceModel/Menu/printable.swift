extension Identifier {
  /// The raw value with U+FFFD in place of what can't be printed on one line.
  var printable: String {
    var printable = String.UnicodeScalarView()
    for scalar in rawValue.unicodeScalars {
      printable.append(scalar.isPrintable ? scalar : "\u{FFFD}")
    }
    return String(printable)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar neither controls a terminal, nor ends a line,
  /// nor changes the direction of text.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: properties.isBidiControl == false
    }
  }
}
