/// Comments are documentation comments of three slashes, and neither notes nor headers.
struct CommentRule: SourceRule {
  private static let leftovers: Set<Substring> = [
    "TODO", "FIXME", "MARK", "license", "licence", "copyright",
  ]

  func violations(in file: SourceFile) -> [Violation] {
    file.tokens.flatMap { token in
      comments(token, in: file) + leftovers(token, in: file)
    }
  }

  private func comments(_ token: Token, in file: SourceFile) -> [Violation] {
    switch token.kind {
    case .comment:
      [file.violation(line: token.line, "an inline comment; let a name or `///` say it")]
    case .blockComment:
      [file.violation(line: token.line, "a block comment; write `///` lines instead")]
    case .word, .rawIdentifier, .symbol, .string, .documentation:
      []
    }
  }

  private func leftovers(_ token: Token, in file: SourceFile) -> [Violation] {
    token.words
      .filter { Self.leftovers.contains($0) || Self.leftovers.contains($0.lowercased()[...]) }
      .map { file.violation(line: token.line, "the word `\($0)`; settle the matter and delete it") }
  }
}
