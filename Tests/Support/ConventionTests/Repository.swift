import Foundation

/// The names and the Swift files of a repository.
struct Repository {
  let topLevel: [String]
  let manifest: SourceFile

  /// Every Swift file below Sources, Tests, and .ci, at any depth.
  let files: [SourceFile]

  /// The paths of all texts below Snapshots.
  let snapshots: [String]

  init(at root: URL) throws {
    func paths(in folder: String, suffix: String) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(suffix) }.sorted()
    }
    func file(_ path: String) throws -> SourceFile {
      SourceFile(
        path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
    topLevel = try FileManager.default.contentsOfDirectory(atPath: root.path)
    manifest = try file("Package.swift")
    files = try ["Sources", "Tests", ".ci"].flatMap { folder in
      try paths(in: folder, suffix: ".swift").map { try file("\(folder)/\($0)") }
    }
    snapshots = try paths(in: "Snapshots", suffix: ".txt")
  }

  /// Returns the violations of every rule.
  func violations() -> [Violation] {
    let (layout, paths) = (LayoutRule(), files.map(\.path))
    return (files + [manifest]).flatMap(\.violations) + layout.topLevel(topLevel)
      + layout.manifest(manifest) + layout.modules(paths) + layout.folders(paths)
      + layout.snapshots(snapshots)
  }
}
