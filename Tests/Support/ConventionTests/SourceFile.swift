/// A Swift file as tokens.
struct SourceFile {
  /// The path relative to the root of the repository.
  let path: String
  let tokens: [Token]

  /// The tokens other than string literals and comments.
  let code: [Token]

  init(path: String, text: String) {
    self.path = path
    tokens = SwiftLexer.tokens(of: text)
    code = tokens.filter { $0.kind == .code }
  }

  /// The violations of every rule for the text of one file.
  var violations: [Violation] { exclamationMarks + comments + undocumentedMembers + imports }

  func violation(_ message: String, at token: Token) -> Violation {
    Violation(path: path, line: token.line, message: message)
  }
}

/// A line that breaks a convention.
struct Violation: CustomStringConvertible {
  let path: String
  var line = 1

  /// A description of what is wrong and what to do about it.
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}
