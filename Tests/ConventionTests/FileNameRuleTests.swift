import Testing

struct FileNameRuleTests {
  private func isBroken(_ name: String, _ text: String) -> Bool {
    FileNameRule().lines(breakingIn: text, at: "Sources/Module/\(name)") == [1]
  }

  @Test(arguments: [
    ("Other.swift", "struct Name {}"),
    ("Member.swift", "struct Name { var member: Int }"),
    ("Variable.swift", "struct Name {}\nlet variable = 1"),
    ("Other.swift", "import Other\nstruct Name {}"),
    ("Local.swift", "func name() { let local = 1 }"),
    ("NameTests.swift", "func name() {}"),
    ("Name.swift", "let a = \"struct Name {}\""),
    ("Main.swift", "run()"),
  ])
  func `a name that the file does not declare is a violation`(name: String, text: String) {
    #expect(isBroken(name, text))
  }

  @Test(arguments: [
    ("Name.swift", "public struct Name {}\nprivate struct Other {}"),
    ("Name+Other.swift", "extension Name: Other {}"),
    ("Name.swift", "extension Module.Name {}"),
    ("Member.swift", "extension Name { var member: Int { 1 } }"),
    ("Name.swift", "private struct Other {}\nfunc name() {}"),
    ("name.swift", "@freestanding(expression) macro name() = #externalMacro(module: a)"),
    ("NameTests.swift", "@Test func `a name is a name`() {}"),
    ("main.swift", "run()"),
  ])
  func `a name that the file declares is no violation`(name: String, text: String) {
    #expect(isBroken(name, text) == false)
  }
}
