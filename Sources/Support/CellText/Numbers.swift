extension StringProtocol {
  /// The number that a person means by the text, or `nil` unless it has only ASCII digits.
  package var wholeNumber: Int? {
    utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(self) : nil
  }
}

extension Int {
  /// The number before an English noun, which gets an "s" unless the number is 1.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
