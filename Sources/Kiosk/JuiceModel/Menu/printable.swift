extension Identifier {
  /// The raw value with what cannot be printed on one line as U+FFFD, for errors.
  var printable: String {
    var printable = String.UnicodeScalarView()
    for scalar in rawValue.unicodeScalars {
      printable.append(scalar.isPrintable ? scalar : "\u{FFFD}")
    }
    return String(printable)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar neither controls a terminal, nor ends a line, nor turns the direction.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: properties.isBidiControl == false
    }
  }
}
