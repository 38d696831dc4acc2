/// A file is named after what it declares or extends.
///
/// What follows a plus sign is free. A file of test functions without a suite ends in `Tests`, and
/// a file of statements is `main`.
struct FileNameRule: SourceRule {
  func violations(in file: SourceFile) -> [Violation] {
    guard file.stem == "main" || isNamedAfterContents(file) || isNamedAfterTests(file) else {
      let names = names(in: file).sorted().joined(separator: ", ")
      let message = "`\(file.stem)` is not in the file; name the file after one of: \(names)"
      return [file.violation(line: 1, message)]
    }
    return []
  }

  private func isNamedAfterContents(_ file: SourceFile) -> Bool {
    names(in: file).contains { name in
      name == file.stem || name.prefix(1).uppercased() + name.dropFirst() == file.stem
    }
  }

  private func isNamedAfterTests(_ file: SourceFile) -> Bool {
    file.stem.hasSuffix("Tests")
      && file.declarations.contains { $0.depth == 0 && $0.modifiers.contains("@Test") }
  }

  private func names(in file: SourceFile) -> Set<String> {
    let hasPrimaryType = file.declarations.contains(where: \.isPrimaryType)
    let named = file.declarations.filter { canName($0, besidePrimaryType: hasPrimaryType) }
    return Set(
      named.flatMap { [$0.name] + $0.name.split(separator: ".").map(String.init) }
    )
  }

  /// Variables and members can name a file only where it declares no type of its own.
  private func canName(_ declaration: Declaration, besidePrimaryType: Bool) -> Bool {
    switch (declaration.keyword, declaration.depth) {
    case ("import", _): false
    case ("extension", 0), ("func", 0), ("macro", 0): true
    case (_, 0): declaration.isType || besidePrimaryType == false
    case (_, 1): declaration.isMember && besidePrimaryType == false
    default: false
    }
  }
}
