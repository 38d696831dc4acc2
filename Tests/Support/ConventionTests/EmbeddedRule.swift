/// The core avoids what Embedded Swift refuses or compiles wrongly.
///
/// Code that Embedded Swift never sees, behind `#else` of `#if hasFeature(Embedded)`, is let off.
struct EmbeddedRule: SourceRule {
  private static let core = [
    "JuiceModel", "JuiceViewModels", "HeadlessUI", "JuiceScreens", "TextRenderer",
  ]

  private static let remedies = [
    "\\": "a key path; write a closure",
    "weak": "a weak reference; let one side own the other",
    "unowned": "an unowned reference; let one side own the other",
    "throws": "untyped `throws`; write `throws(SomeError)`",
    "async": "`async`; let the caller hand over the result",
    "Codable": "`Codable`; read and write the values by hand",
    "Mirror": "`Mirror`; name the properties",
    "MainActor": "`MainActor`; leave the isolation to the caller",
    "any Error": "`any Error`; name the error type",
  ]

  func violations(in file: SourceFile) -> [Violation] {
    guard file.isSource, Self.core.contains(file.module) else { return [] }
    let code = file.embeddedCode
    return code.indices.compactMap { index in
      let word = code[index].text
      let next = code[index...].dropFirst().first?.text ?? ""
      let isTyped = word == "throws" && next == "("
      let construct = word == "any" ? "any \(next)" : word
      guard isTyped == false, let remedy = Self.remedies[construct] else { return nil }
      return file.violation(line: code[index].line, remedy)
    }
  }
}
