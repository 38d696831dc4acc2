import Foundation
import SnapshotFiles
import TestFiles
import Testing
import TextSnapshots

@Suite struct BadInputTests {
  private func issue(in package: borrowing ScratchPackage, named name: String = "a") -> String {
    let before = try? package.contents()
    let issues = package.issues {
      expectSnapshot(of: "a", named: name, record: .all)
    }
    #expect((try? package.contents()) == before)
    #expect(issues.count == 1)
    return issues.first ?? ""
  }

  @Test func `a snapshot that isn't UTF-8 fails, and isn't changed`() throws {
    let package = try ScratchPackage()
    try package.store("", at: "a.txt")
    try Data([0x61, 0xFF]).write(to: URL(filePath: package.path("a.txt")))
    #expect(
      issue(in: package).hasSuffix("/Snapshots/a.txt: isn't UTF-8; delete it, and record it again"))
  }

  @Test func `a folder with the name of a snapshot fails`() throws {
    let package = try ScratchPackage()
    try package.store("", at: "a.txt/b.txt")
    #expect(issue(in: package).hasSuffix("/Snapshots/a.txt: isn't a regular file; remove it"))
  }

  @Test func `a file with the name of a folder fails`() throws {
    let package = try ScratchPackage()
    try package.store("", at: "Order")
    #expect(issue(in: package, named: "Order/a").contains("/Snapshots/Order/a.txt: can't be read"))
  }

  @Test(arguments: [
    ("a.txt", "a", "a.txt"), ("Order", "Order/a", "Order"), ("Order", "Order/new/a", "Order/new"),
  ])
  func `a symbolic link out of the folder fails`(
    link: String, name: String, path: String
  ) throws {
    let package = try ScratchPackage()
    try package.store("", at: "other.txt")
    let outside = package.url.appending(path: "outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try Data("a".utf8).write(to: outside.appending(path: "a.txt"))
    let target = link == "Order" ? outside : outside.appending(path: "a.txt")
    try FileManager.default.createSymbolicLink(
      atPath: package.path(link), withDestinationPath: target.path)
    let message = issue(in: package, named: name)
    #expect(message.contains("/Snapshots/\(path): "))
    #expect(message.contains("symbolic link"))
  }

  @Test func `an unreadable snapshot and a read-only folder fail`() throws {
    try withRightsOfNobody {
      let package = try ScratchPackage()
      try package.store("b", at: "a.txt")
      chmod(package.path("a.txt"), 0)
      #expect(issue(in: package).contains("/Snapshots/a.txt: can't be read"))
      chmod(package.path("a.txt"), 0o600)
      chmod(package.path(""), 0o500)
      #expect(issue(in: package).contains("/Snapshots/a.txt: can't be written"))
      chmod(package.path(""), 0o700)
    }
  }

  @Test func `a test outside any package fails`() {
    let messages = SnapshotMessages()
    let session = SnapshotSession(
      environment: [:], sourcePath: "/nowhere/at/all.swift", report: messages.add)
    SnapshotSession.$current.withValue(session) { expectSnapshot(of: "a", named: "a") }
    #expect(
      messages.all == [
        "/nowhere/at/all.swift: no Package.swift above it; move the test into a package"
      ])
  }
}
