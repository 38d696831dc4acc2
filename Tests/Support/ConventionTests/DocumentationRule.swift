/// What a module offers to others has a documentation comment right above its attributes.
struct DocumentationRule: SourceRule {
  func violations(in file: SourceFile) -> [Violation] {
    guard file.isSource else { return [] }
    let documented = Set(file.tokens.lazy.filter { $0.kind == .documentation }.map(\.line))
    return file.declarations
      .filter { ($0.isPublic || $0.isPublicPart) && ($0.keyword == "import") == false }
      .filter { documented.contains($0.line - 1) == false }
      .map { declaration in
        file.violation(
          line: declaration.line,
          "public `\(declaration.name)` is undocumented; say on a `///` line above what it is"
        )
      }
  }
}
