/// A module imports only what lies below it.
struct ImportRule: SourceRule {
  private static let system = ["Observation", "Synchronization"]

  private static let allowed: [String: [String]] = [
    "JuiceModel": system,
    "JuiceViewModels": system + ["JuiceModel"],
    "HeadlessUI": system,
    "JuiceScreens": system + ["JuiceModel", "JuiceViewModels", "HeadlessUI"],
    "TextRenderer": system + ["HeadlessUI"],
    "FlowDriver": ["Synchronization", "HeadlessUI", "TextRenderer"],
    "JuiceFiles": ["Synchronization", "Foundation", "JuiceModel", "TextRenderer"],
    "ProcessPort": [
      "Foundation", "Glibc", "Musl", "Darwin", "FlowDriver", "HeadlessUI", "TextRenderer",
    ],
    "TerminalPort": system + ["HeadlessUI", "TextRenderer", "Glibc", "Musl", "Darwin"],
    "TextSnapshots": [
      "Foundation", "FoundationEssentials", "Testing", "Glibc", "Musl", "Darwin",
    ],
    "FlowTesting": [
      "Foundation", "Testing", "HeadlessUI", "TextRenderer", "FlowDriver", "TextSnapshots",
    ],
  ]

  func violations(in file: SourceFile) -> [Violation] {
    guard file.isSource, let allowed = Self.allowed[file.module] else { return [] }
    return file.declarations.compactMap { declaration in
      let imported = declaration.name.prefix { ($0 == ".") == false }
      guard declaration.keyword == "import", allowed.contains(String(imported)) == false else {
        return nil
      }
      return file.violation(
        line: declaration.line,
        "\(file.module) imports \(imported); it may import \(allowed.joined(separator: ", "))"
      )
    }
  }
}
