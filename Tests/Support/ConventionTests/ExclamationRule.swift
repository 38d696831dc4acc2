/// No exclamation mark stands outside a string literal, whether in code or in a comment.
struct ExclamationRule: SourceRule {
  func violations(in file: SourceFile) -> [Violation] {
    file.tokens
      .filter { $0.isLiteral == false && $0.text.utf8.contains(UInt8(ascii: "!")) }
      .map { token in
        file.violation(
          line: token.line,
          token.isCode
            ? "an exclamation mark in code; write `== false`, `guard`, `try` or `#else` instead"
            : "an exclamation mark in a comment; end the sentence with a full stop"
        )
      }
  }
}
