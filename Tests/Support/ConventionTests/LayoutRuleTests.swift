import Testing

struct LayoutRuleTests {
  private let topLevel = ["Package.swift", "README.md", "Snapshots", "Sources", "Tests"]

  @Test func `the top level holds what it should and nothing else`() {
    let layout = LayoutRule()
    #expect(layout.violations(inTopLevel: topLevel + [".git", "Package.resolved"]).isEmpty)
    #expect(layout.violations(inTopLevel: topLevel + ["Scripts"]).map(\.path) == ["Scripts"])
    #expect(layout.violations(inTopLevel: topLevel.dropLast()).map(\.path) == ["Tests"])
  }

  @Test(arguments: [
    (".package(url: \"a\", from: b)", [2]),
    (".package(path: \"a\")", [2]),
    ("\".package(path: a)\"", []),
    ("products: [.library(name: \"a\")]", []),
  ])
  func `the manifest depends on no package`(text: String, lines: [Int]) {
    let manifest = SourceFile(path: "Package.swift", text: "let package = Package(\n\(text))\n")
    #expect(LayoutRule().violations(inManifest: manifest).map(\.line) == lines)
  }

  @Test func `every module has tests of its name`() {
    let found = LayoutRule().violations(inModules: ["A", "B"], tests: ["ATests", "CTests"])
    #expect(found.map(\.path) == ["Sources/B"])
  }
}
