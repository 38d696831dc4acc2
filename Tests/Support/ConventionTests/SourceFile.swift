/// A Swift source file, read once and looked at by every rule.
struct SourceFile {
  /// The path from the top level of the repository.
  let path: String

  let lines: [Substring]
  let tokens: [Token]
  let declarations: [Declaration]

  /// The tokens without literals and comments.
  let code: [Token]

  init(path: String, text: String) {
    self.path = path
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
    tokens = SwiftLexer.tokens(of: text)
    code = tokens.filter(\.isCode)
    declarations = DeclarationParser.declarations(in: code)
  }

  /// The file name without its extension and without what follows a plus sign.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.dropLast(".swift".count).prefix { ($0 == "+") == false })
  }

  /// The name of the folder under Sources or Tests that holds the file.
  var module: String {
    path.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
  }

  var isSource: Bool {
    path.hasPrefix("Sources/")
  }

  func violation(line: Int, _ message: String) -> Violation {
    Violation(path: path, line: line, message: message)
  }
}
