/// A convention that every Swift file keeps on its own.
protocol SourceRule: Sendable {
  func violations(in file: SourceFile) -> [Violation]
}

extension SourceRule {
  /// Returns the lines that break the rule in a file with the given text.
  func lines(
    breakingIn text: String,
    at path: String = "Sources/Kiosk/JuiceModel/Sample.swift"
  ) -> [Int] {
    violations(in: SourceFile(path: path, text: text)).map(\.line)
  }
}
