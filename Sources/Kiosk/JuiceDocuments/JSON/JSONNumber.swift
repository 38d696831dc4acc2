extension JSONValue {
  /// Creates the value of a number, which is whole in any spelling that says so, such as `1e1`.
  ///
  /// - Parameter literal: The number, which follows the grammar.
  /// - Complexity: O(*n*), where *n* is the length of the literal.
  init(number literal: ArraySlice<UInt8>) {
    let mantissa = literal.prefix { ($0 | 0x20 == UInt8(ascii: "e")) == false }
    let sign: Int64 = literal.first == UInt8(ascii: "-") ? -1 : 1
    var number: Int64 = 0
    var zeros = 0
    var isFraction = false
    var fractionDigits = 0
    for byte in mantissa {
      if byte == UInt8(ascii: ".") { isFraction = true }
      guard byte.isDigit else { continue }
      if isFraction { fractionDigits += 1 }
      zeros += 1
      let digit = Int64(byte - UInt8(ascii: "0"))
      guard digit > 0 else { continue }
      guard let sum = number.appending(zeros: zeros, adding: sign * digit) else {
        self = .other
        return
      }
      (number, zeros) = (sum, 0)
    }
    let power = zeros - fractionDigits + Self.exponent(literal[mantissa.endIndex...].dropFirst())
    let isWhole = power >= 0 || number == 0
    self = (isWhole ? number.appending(zeros: power) : nil).map { .number($0) } ?? .other
  }

  /// Returns an exponent, or one that is as good if it's much longer than any document.
  private static func exponent(_ literal: ArraySlice<UInt8>) -> Int {
    var exponent = 0
    for byte in literal where byte.isDigit {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 10 * sizeLimit)
    }
    return literal.first == UInt8(ascii: "-") ? -exponent : exponent
  }
}

extension Int64 {
  /// Returns the number with decimal zeros at its end, plus another number, or `nil` if that's too
  /// large.
  fileprivate func appending(zeros: Int, adding digit: Int64 = 0) -> Int64? {
    guard (self == 0) == false else { return digit }
    var number = self
    for _ in 0..<zeros {
      guard (Int64.min / 10...Int64.max / 10).contains(number) else { return nil }
      number *= 10
    }
    let (sum, overflow) = number.addingReportingOverflow(digit)
    return overflow ? nil : sum
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether the byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A Boolean value that indicates whether the byte is a lowercase ASCII letter.
  var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  /// A Boolean value that indicates whether the byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool { (self | 0x20).isSmallLetter || isDigit }
}
