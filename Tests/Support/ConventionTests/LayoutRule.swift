/// The top level of the repository is small, its manifest self-contained, its modules tested.
struct LayoutRule {
  private static let topLevel: Set = [
    "Package.swift", "README.md", "Snapshots", "Sources", "Tests",
  ]

  private static let leftBehind = "Package.resolved"

  /// Looks at the names at the top level; dot files and what SwiftPM leaves behind do not count.
  func violations(inTopLevel names: [String]) -> [Violation] {
    let names = Set(names.filter { $0.hasPrefix(".") == false })
    let extra = names.subtracting(Self.topLevel).subtracting([Self.leftBehind])
    let missing = Self.topLevel.subtracting(names)
    return extra.sorted().map {
      Violation(path: $0, line: 1, message: "does not belong at the top level; move it")
    }
      + missing.sorted().map {
        Violation(path: $0, line: 1, message: "is missing at the top level; add it")
      }
  }

  /// Looks for packages that the manifest depends on.
  func violations(inManifest manifest: SourceFile) -> [Violation] {
    zip(manifest.code, manifest.code.dropFirst()).compactMap { dot, name in
      guard dot.text == ".", name.text == "package" else { return nil }
      return manifest.violation(line: name.line, "a package dependency; write the code here")
    }
  }

  /// Looks for modules under Sources that have no tests of their name.
  func violations(inModules modules: [String], tests: [String]) -> [Violation] {
    modules.filter { tests.contains($0 + "Tests") == false }.map { module in
      Violation(
        path: "Sources/\(module)", line: 1, message: "is untested; add Tests/\(module)Tests")
    }
  }
}
