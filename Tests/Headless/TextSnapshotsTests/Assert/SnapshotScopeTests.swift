import Foundation
import SnapshotFiles
import Testing
import TextSnapshots

@Suite struct SnapshotScopeTests {
  private let variable = "SNAPSHOT_TESTING_FOLDER"

  private func paths(of package: borrowing ScratchPackage) throws -> [String] {
    try package.contents().keys.filter { $0.hasSuffix(".txt") }.sorted()
  }

  @Test func `snapshots are in the folder of the scope, the environment, or the package`() throws {
    let package = try ScratchPackage()
    let environment = [variable: "Tests/Elsewhere"]
    _ = package.issues { expectSnapshot(of: "a", named: "Order/a", record: .all) }
    _ = package.issues([variable: ""]) { expectSnapshot(of: "a", named: "b", record: .all) }
    _ = package.issues(environment) {
      expectSnapshot(of: "a", named: "c", record: .all)
      withSnapshots(in: "Tests/Own/Snapshots/") {
        expectSnapshot(of: "a", named: "d", record: .all)
        withSnapshots(record: .all) { expectSnapshot(of: "a", named: "e") }
        withSnapshots(in: "Inner") { expectSnapshot(of: "a", named: "f", record: .all) }
      }
    }
    #expect(
      try paths(of: package) == [
        "Inner/f.txt", "Snapshots/Order/a.txt", "Snapshots/b.txt", "Tests/Elsewhere/c.txt",
        "Tests/Own/Snapshots/d.txt", "Tests/Own/Snapshots/e.txt",
      ])
  }

  @Test(.snapshots(record: .all, in: "Tests/Own")) func `a trait names the folder`() throws {
    let package = try ScratchPackage()
    _ = package.issues([variable: "Elsewhere"]) { expectSnapshot(of: "a", named: "a") }
    #expect(try paths(of: package) == ["Tests/Own/a.txt"])
  }

  @Test func `a folder can't move the cursor`() throws {
    let package = try ScratchPackage()
    let issues = package.issues([variable: "a\u{1B}[2J"]) { expectSnapshot(of: "a", named: "a") }
    #expect(issues.first?.contains("/a␛[2J/a.txt: the snapshot doesn't exist") == true)
  }

  @Test func `one name in two folders is two snapshots`() throws {
    let package = try ScratchPackage()
    try package.store("a", at: "a.txt")
    let issues = package.issues {
      expectSnapshot(of: "a", named: "a")
      withSnapshots(in: "Other") { expectSnapshot(of: "b", named: "a") }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("/Other/a.txt: the snapshot doesn't exist") == true)
  }

  @Test(arguments: ["Link", "Link/New/Folder"])
  func `a folder that a link leads out of the package fails, and one inside it doesn't`(
    folder: String
  ) throws {
    let package = try ScratchPackage()
    let outside = try ScratchPackage()
    let inside = package.url.appending(path: "Tests")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    for (target, messages) in [(outside.url, ["leads out of"]), (inside, ["/a.txt: recorded"])] {
      let link = package.url.appending(path: "Link")
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      let issues = package.issues {
        withSnapshots(record: .all, in: folder) { expectSnapshot(of: "a", named: "a") }
      }
      #expect(issues.count == 1)
      #expect(messages.allSatisfy { issues.first?.contains($0) == true })
    }
    #expect(try outside.contents().count == 1)
  }

  @Test(arguments: [
    "", "/", ".", "..", "../Other", "a/../..", "a/..", "/tmp", ".hidden", "a/./b", "a\0b", "~/../a",
  ])
  func `a folder that isn't inside the package fails, and nothing is written`(
    folder: String
  ) throws {
    let package = try ScratchPackage()
    let before = try package.contents()
    let issues = package.issues {
      withSnapshots(record: .all, in: folder) { expectSnapshot(of: "a", named: "a") }
    }
    #expect(issues.count == 1)
    let reason = "can't be a folder of snapshots; use a path below the root of the package"
    #expect(issues.first?.contains(reason) == true)
    #expect(try package.contents() == before)
    guard folder.isEmpty == false else { return }
    let others = package.issues([variable: folder]) {
      expectSnapshot(of: "a", named: "a", record: .all)
    }
    #expect(others == issues)
  }
}
