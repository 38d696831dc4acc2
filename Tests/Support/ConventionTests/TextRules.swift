/// Exclamation marks stand only in string literals.
struct ExclamationRule: SourceRule {
  func violations(in file: SourceFile) -> [Violation] {
    file.tokens
      .filter { ($0.kind == .string) == false && $0.text.utf8.contains(UInt8(ascii: "!")) }
      .map {
        let message = "an exclamation mark; write `== false`, `guard`, `try` or `#else` instead"
        return Violation(path: file.path, line: $0.line, message: message)
      }
  }
}

/// Comments are documentation comments, and nothing in them waits to be done.
struct CommentRule: SourceRule {
  func violations(in file: SourceFile) -> [Violation] {
    file.tokens.compactMap { token in
      switch token.kind {
      case .comment where token.text.hasPrefix("// swift-tools-version:"):
        return nil
      case .comment:
        let message = "an inline comment; let a name or a `///` comment say it"
        return Violation(path: file.path, line: token.line, message: message)
      case .documentation where ["TODO", "FIXME", "MARK"].contains(where: token.text.contains):
        let message = "a note to do something; do it and delete the note"
        return Violation(path: file.path, line: token.line, message: message)
      case .code, .string, .documentation:
        return nil
      }
    }
  }
}

/// The cases of a public enum and the requirements of a public protocol are documented.
///
/// For other public declarations, swift-format checks this.
struct DocumentationRule: SourceRule {
  private static let requirements = ["func", "var", "init", "subscript", "associatedtype"]

  func violations(in file: SourceFile) -> [Violation] {
    let documented = Set(file.tokens.filter { $0.kind == .documentation }.map(\.line))
    let publicLines = Set(file.code.filter { $0.text == "public" }.map(\.line))
    var (violations, next, open) = ([Violation](), [String](), [[String]]())
    for token in file.code {
      switch token.text {
      case "enum" where publicLines.contains(token.line): next = ["case"]
      case "protocol" where publicLines.contains(token.line): next = Self.requirements
      case "{":
        open.append(next)
        next = []
      case "}": _ = open.popLast()
      case let word where open.last?.contains(word) == true:
        guard documented.contains(token.line - 1) == false else { continue }
        let message = "a public `\(word)` without documentation; describe it in a `///` comment"
        violations.append(Violation(path: file.path, line: token.line, message: message))
      default: break
      }
    }
    return violations
  }
}
