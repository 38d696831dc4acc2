import Foundation
import SnapshotFiles
import TestFiles
import Testing

@Suite struct UnreferencedSnapshotsTests {
  private let temporary: TemporaryFolder
  private let folder: SnapshotFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = SnapshotFolder(path: temporary.path("Snapshots"))
    for name in [
      "Order/a.txt", "Order/old.txt", "Order/old.txt.pending", "Order/More/b.txt", "딸기.txt",
      ".hidden.txt", "note.md",
    ] {
      try SnapshotFile(path: "\(folder.path)/\(name)").write("a")
    }
  }

  private func keys(_ names: [String], in folder: SnapshotFolder) -> Set<SnapshotKey> {
    Set(names.map { SnapshotKey(ofFile: "\(folder.path)/\($0).txt") })
  }

  private func unreferenced(_ names: String...) -> [String] {
    let found = UnreferencedSnapshots(in: folder, askedFor: keys(names, in: folder))
    return found.files.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func `snapshots that weren't asked for are listed in order`() {
    #expect(unreferenced("Order/a", "딸기") == ["Order/More/b.txt", "Order/old.txt"])
    #expect(unreferenced("Order/a", "Order/More/b", "Order/old", "딸기") == [])
    #expect(unreferenced("Order/missing").count == 4)
  }

  @Test func `names that a file system may take for the same are the same`() {
    let decomposed = "딸기".decomposedStringWithCanonicalMapping
    #expect(unreferenced("order/A", "ORDER/OLD", "Order/more/b", decomposed) == [])
  }

  @Test func `a snapshot that was asked for through a symbolic link counts`() throws {
    let link = temporary.path("Link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    let asked = keys(["Order/a", "Order/old", "Order/More/b"], in: SnapshotFolder(path: link))
    let found = UnreferencedSnapshots(in: folder, askedFor: asked)
    #expect(found.files == ["\(folder.path)/딸기.txt"])
  }

  @Test func `a folder inside another one shares its snapshots`() throws {
    let inner = SnapshotFolder(path: "\(folder.path)/Order")
    let asked = keys(["a", "old", "More/b"], in: inner).union(keys(["딸기"], in: folder))
    #expect(UnreferencedSnapshots(in: folder, askedFor: asked).files == [])
    #expect(UnreferencedSnapshots(in: inner, askedFor: asked).files == [])
  }

  @Test func `a folder that doesn't exist has no snapshots`() {
    let none = SnapshotFolder(path: temporary.path("None"))
    #expect(UnreferencedSnapshots(in: none, askedFor: []).files == [])
  }

  @Test func `deletion reports each file and removes the folders that become empty`() throws {
    var deleted: [String] = []
    let asked = keys(["Order/a", "딸기"], in: folder)
    try UnreferencedSnapshots(in: folder, askedFor: asked).delete { deleted.append($0) }
    #expect(deleted == ["Order/More/b.txt", "Order/old.txt"].map { "\(folder.path)/\($0)" })
    let rest = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(
      rest == [".hidden.txt", "Order", "Order/a.txt", "Order/old.txt.pending", "note.md", "딸기.txt"])
  }

  @Test func `deletion of everything removes the folder but nothing above it`() throws {
    let only = SnapshotFolder(path: temporary.path("Only"))
    try SnapshotFile(path: "\(only.path)/A/B/a.txt").write("a")
    try UnreferencedSnapshots(in: only, askedFor: []).delete { _ in }
    #expect(try temporary.names() == ["Snapshots"])
  }
}
