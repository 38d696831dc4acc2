import Foundation
import TestFiles
import Testing

struct RepositoryTests {
  @Test func `this repository keeps every rule`() throws {
    let repository = try Repository(at: URL(filePath: ThisPackage.path("")))
    let paths = repository.files.map(\.path)
    #expect(paths.contains("Tests/Support/ConventionTests/RepositoryTests.swift"))
    #expect(repository.snapshots.isEmpty == false)
    let violations = repository.violations()
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test func `a file in a folder of folders is checked`() throws {
    let folder = try TemporaryFolder()
    let paths = [
      "Package.swift", "README.md", "Tests/Kiosk/JuiceModelTests/ATests.swift", ".ci/B.swift",
      "Snapshots/Order/initial.60x20.ko.txt", "Sources/Kiosk/JuiceModel/Menu/Names/Deep/C.swift",
    ]
    for path in paths {
      let url = URL(filePath: folder.path(path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("let a = 1\n".utf8).write(to: url)
    }
    let root = URL(filePath: folder.path(""))
    #expect(try Repository(at: root).violations().isEmpty)
    _ = try folder.file(paths[5], "// A.\nimport Foundation\nlet a = !b\n".utf8)
    _ = try folder.file(paths[3], "let a = !b\n".utf8)
    let found = try Repository(at: root).violations().map { "\($0.path):\($0.line)" }
    #expect(Set(found) == Set((1...3).map { "\(paths[5]):\($0)" } + ["\(paths[3]):1"]))
  }
}
