extension SourceFile {
  /// Exclamation marks outside string literals.
  var exclamationMarks: [Violation] {
    let message = "an exclamation mark; write `== false`, `guard`, `try` or `#else` instead"
    return tokens.filter { ($0.kind == .string) == false && $0.text.utf8.contains(0x21) }
      .map { violation(message, at: $0) }
  }

  /// Comments other than documentation comments, and notes of what remains to be done.
  var comments: [Violation] {
    tokens.compactMap { token in
      switch token.kind {
      case .comment where token.text.hasPrefix("// swift-tools-version:") == false:
        violation("an inline comment; let a name or a `///` comment say it", at: token)
      case .documentation where ["TODO", "FIXME", "MARK"].contains(where: token.text.contains):
        violation("a note to do something; do it and delete the note", at: token)
      case .code, .string, .documentation, .comment: nil
      }
    }
  }

  private static let requirements = ["func", "var", "init", "subscript", "associatedtype"]

  /// Cases of public enums and requirements of public protocols without documentation.
  ///
  /// For other public declarations, swift-format checks this.
  var undocumentedMembers: [Violation] {
    let documented = Set(tokens.filter { $0.kind == .documentation }.map(\.line))
    let publicLines = Set(code.filter { $0.text == "public" }.map(\.line))
    var (next, open) = ([String](), [[String]]())
    return code.filter { token in
      switch token.text {
      case "enum" where publicLines.contains(token.line): next = ["case"]
      case "protocol" where publicLines.contains(token.line): next = Self.requirements
      case "{":
        open.append(next)
        next = []
      case "}": _ = open.popLast()
      case let word where open.last?.contains(word) == true:
        return documented.contains(token.line - 1) == false
      default: break
      }
      return false
    }
    .map {
      violation(
        "a public `\($0.text)` without documentation; describe it in a `///` comment", at: $0)
    }
  }
}
