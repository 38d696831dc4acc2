import Foundation
import SnapshotFiles
import TestSupport
import Testing

struct SnapshotReferencesTests {
  private let temporary: TemporaryFolder
  private let package: PackageFolder
  private let folder: String
  private let list: String

  init() throws {
    temporary = try TemporaryFolder()
    _ = try temporary.file("Package.swift", [])
    list = try temporary.file("list", [])
    package = try #require(PackageFolder(above: temporary.path("Tests/A/ATests.swift")))
    folder = try package.snapshots(in: "Snapshots")
    for name in ["Order/a", "Order/old", "Order/More/b", "딸기", ".hidden", "Other/c"] {
      try file(name, in: folder).write("a")
    }
    for name in ["Order/old", "Order/gone"] { try file(name, in: folder).pending.write("a") }
    try SnapshotFile(path: "\(folder)/note.md").write("a")
    try SnapshotFile(path: "\(folder)/Other/Package.swift").write("")
  }

  private func file(_ name: String, in folder: String) -> SnapshotFile {
    SnapshotFile(path: "\(folder)/\(name).txt")
  }

  /// Returns the snapshots in the folder that weren't asked for, after some were asked for.
  private func unreferenced(_ names: [String], in folder: String? = nil) throws -> [String] {
    let asked = folder ?? self.folder
    for name in names {
      try SnapshotReferences.append(file(name, in: asked), in: asked, to: list)
    }
    let found = try SnapshotReferences(from: list).unreferenced(in: self.folder)
    return found.map { String($0.path.dropFirst(self.folder.count + 1)) }
  }

  private static let cases: [([String], [String])] = [
    (
      ["Order/a", "딸기"],
      [
        "Order/More/b.txt", "Order/old.txt", "Order/gone.txt.pending", "Order/old.txt.pending",
      ]
    ),
    (["Order/a", "Order/More/b", "Order/old", "Order/gone", "딸기"], []),
  ]

  @Test(arguments: cases)
  func `snapshots and pending texts that weren't asked for are found`(
    names: [String], expected: [String]
  ) throws {
    #expect(try unreferenced(names) == expected)
  }

  @Test(arguments: ["Order/A", "딸기".decomposedStringWithCanonicalMapping])
  func `a name in other letters counts only where it's that of the same file`(name: String) throws {
    try file(name, in: folder).write("other")
    let isSame = try ["Order/a", "딸기"].contains { try file($0, in: folder).text() == "other" }
    let found = try unreferenced(["Order/a", "Order/old", "Order/gone", "Order/More/b", "딸기"])
    #expect(found.map { Array($0.utf8) } == (isSame ? [] : [Array("\(name).txt".utf8)]))
  }

  @Test func `a snapshot that was asked for through a symbolic link counts`() throws {
    let link = temporary.path("Link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    let names = ["Order/a", "Order/old", "Order/gone", "Order/More/b"]
    #expect(try unreferenced(names, in: link) == ["딸기.txt"])
    let folders = try SnapshotReferences(from: list).folders(in: package)
    #expect(folders.own == [folder] && folders.foreign == [])
  }
}
