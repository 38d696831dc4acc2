import Foundation
import TestFiles
import Testing
import TextSnapshots

struct BadInputTests {
  @Test func `an unreadable snapshot and a read-only folder fail`() throws {
    try withRightsOfNobody {
      let package = try ScratchPackage()
      func issues() -> [String] {
        package.issues { expectSnapshot(of: "a", named: "a", record: .all) }
      }
      try package.store("b", at: "a.txt")
      chmod(package.path("a.txt"), 0)
      #expect(issues().map { $0.contains("/Snapshots/a.txt: can't be read") } == [true])
      chmod(package.path("a.txt"), 0o600)
      chmod(package.path(""), 0o500)
      #expect(issues().map { $0.contains("/Snapshots/a.txt: can't be written") } == [true])
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
