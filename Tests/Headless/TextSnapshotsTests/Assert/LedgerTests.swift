import Foundation
import SnapshotFiles
import Testing
import TextSnapshots

@Suite struct LedgerTests {
  /// Returns the records of a session with an environment, and the failures of its assertions.
  private func records(
    in package: borrowing ScratchPackage, _ environment: [String: String] = [:],
    of code: () -> Void
  ) throws -> (records: [LedgerRecord], issues: [String]) {
    let ledger = try package.add("", at: "ledger")
    let variable = [SnapshotLedger.variable: ledger]
    let issues = package.issues(environment.merging(variable) { $1 }, in: code)
    let bytes = try Data(contentsOf: URL(filePath: ledger))
    return (try #require(LedgerRecord.all(in: Array(bytes))), issues)
  }

  @Test func `an assertion asks for its snapshot once, whether it passes or fails`() throws {
    let package = try ScratchPackage()
    try package.store("a", at: "passes.txt")
    try package.store("b", at: "Order/differs.txt")
    let folder = package.folder.path
    let (records, issues) = try records(in: package) {
      for _ in 0..<2 { expectSnapshot(of: "a", named: "passes") }
      expectSnapshot(of: "a", named: "Order/differs")
      expectSnapshot(of: "a", named: "is missing")
    }
    #expect(issues.count == 2)
    #expect(
      records == [
        .asked(folder: folder, path: "passes"), .asked(folder: folder, path: "Order/differs"),
        .pending(folder: folder, path: "Order/differs"),
        .asked(folder: folder, path: "is-missing"), .pending(folder: folder, path: "is-missing"),
      ])
  }

  @Test func `continuous integration asks, too, and leaves no text pending`() throws {
    let package = try ScratchPackage()
    let folder = package.folder.path
    let (records, issues) = try records(in: package, ["CI": "true"]) {
      expectSnapshot(of: "a", named: "missing")
    }
    #expect(issues.count == 1)
    #expect(records == [.asked(folder: folder, path: "missing")])
  }

  @Test func `the folder that the environment names is asked for`() throws {
    let package = try ScratchPackage()
    try package.store("a", at: "../Texts/a.txt")
    let folder = package.url.appending(path: "Texts").path
    let (records, issues) = try records(in: package, ["SNAPSHOT_TESTING_FOLDER": "Texts"]) {
      expectSnapshot(of: "a", named: "a")
    }
    #expect(issues.isEmpty)
    #expect(records == [.asked(folder: folder, path: "a")])
  }

  @Test func `every assertion fails if the ledger can't be written`() throws {
    let package = try ScratchPackage()
    try package.store("a", at: "a.txt")
    let environment = [SnapshotLedger.variable: package.path("none")]
    let issues = package.issues(environment) {
      for _ in 0..<2 { expectSnapshot(of: "a", named: "a") }
    }
    #expect(issues.count == 2)
    #expect(issues.allSatisfy { $0.contains("TEXT_SNAPSHOTS_LEDGER") })
  }

  @Test func `parallel assertions are all in the ledger`() async throws {
    let package = try ScratchPackage()
    let ledger = try package.add("", at: "ledger")
    let messages = SnapshotMessages()
    let session = SnapshotSession(
      environment: [SnapshotLedger.variable: ledger], sourcePath: package.test,
      report: messages.add)
    await SnapshotSession.$current.withValue(session) {
      await withTaskGroup { group in
        for number in 0..<500 {
          group.addTask { expectSnapshot(of: "a", named: "\(number)", record: .all) }
        }
      }
    }
    let bytes = try Data(contentsOf: URL(filePath: ledger))
    let records = try #require(LedgerRecord.all(in: Array(bytes)))
    let folder = package.folder.path
    #expect(Set(records) == Set((0..<500).map { .asked(folder: folder, path: "\($0)") }))
  }
}
