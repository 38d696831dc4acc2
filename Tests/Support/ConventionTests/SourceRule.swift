/// A convention for the text of one Swift file.
protocol SourceRule: Sendable {
  func violations(in file: SourceFile) -> [Violation]
}

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

  /// The name of the module below Sources that the file belongs to, or `nil` for other files.
  var module: String? {
    let folders = path.split(separator: "/").map(String.init)
    return folders.first == "Sources" && folders.count > 3 ? folders[2] : nil
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
