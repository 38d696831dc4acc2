import Testing

/// Every rule, put to this repository.
struct RepositoryTests {
  static let rules: [any SourceRule] = [
    ExclamationRule(), CommentRule(), ImportRule(),
    EmbeddedRule(), DocumentationRule(), SizeRule(),
  ]

  @Test(arguments: rules) func `every source file keeps the rule`(rule: any SourceRule) throws {
    report(try Repository.current.get().files.flatMap(rule.violations))
  }

  @Test func `the repository keeps its layout`() throws {
    let repository = try Repository.current.get()
    let layout = LayoutRule()
    report(
      layout.violations(inTopLevel: repository.topLevel)
        + layout.violations(inManifest: repository.manifest)
        + layout.violations(inModules: repository.modules, tests: repository.tests)
    )
  }

  @Test func `every snapshot is named by the rule`() throws {
    let snapshots = try Repository.current.get().snapshots
    #expect(snapshots.isEmpty == false)
    report(SnapshotNameRule().violations(in: snapshots))
  }

  @Test func `the walk finds this file`() throws {
    let paths = try Repository.current.get().files.map(\.path)
    #expect(paths.contains("Tests/Support/ConventionTests/RepositoryTests.swift"))
  }

  /// Puts all violations of a rule into one issue, a line each.
  private func report(_ violations: [Violation]) {
    guard violations.isEmpty == false else { return }
    let list = violations.map(\.description).joined(separator: "\n")
    Issue.record("\(violations.count) violations:\n\(list)")
  }
}
