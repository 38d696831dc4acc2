import Foundation
import SnapshotFiles
import TestFiles
import Testing
import TextSnapshots

struct BadInputTests {
  private func issue(in package: ScratchPackage, named name: String = "a") -> String {
    let before = try? package.contents()
    let issues = package.issues { expectSnapshot(of: "a", named: name, record: .all) }
    #expect(issues.count == 1 && (try? package.contents()) == before)
    return issues.first ?? ""
  }

  @Test func `a symbolic link with the name of a snapshot fails`() throws {
    let package = try ScratchPackage()
    try package.store("a", at: "other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: package.path("a.txt"), withDestinationPath: package.path("other.txt"))
    #expect(issue(in: package) == package.path("a.txt") + ": is a symbolic link")
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
    #expect(messages.all == ["/nowhere/at/all.swift: no Package.swift above it"])
  }
}
