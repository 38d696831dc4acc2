/// A file declares at most one type that other files can see.
struct PrimaryTypeRule: SourceRule {
  func violations(in file: SourceFile) -> [Violation] {
    let types = file.declarations.filter(\.isPrimaryType)
    guard let first = types.first else { return [] }
    return types.filter { ($0.name == first.name) == false }.map { type in
      file.violation(
        line: type.line,
        "a second type `\(type.name)` beside `\(first.name)`; move it to \(type.name).swift"
      )
    }
  }
}
