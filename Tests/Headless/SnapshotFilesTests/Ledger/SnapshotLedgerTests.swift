import Foundation
import SnapshotFiles
import TestFiles
import Testing

@Suite struct SnapshotLedgerTests {
  private static let records: [LedgerRecord] = [
    .asked(folder: "/a b/Snapshots", path: "Order/딸기"), .asked(folder: "", path: ""),
    .pending(folder: "/a\nb", path: "c"), .began(process: "1"), .skipped(test: "A.testB"),
    .ended(process: "1"),
  ]

  @Test func `records are read as they were appended`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("ledger", [])
    let ledger = try #require(
      try SnapshotLedger(environment: [SnapshotLedger.variable: file]))
    for record in SnapshotLedgerTests.records { try ledger.append(record) }
    let bytes = try Data(contentsOf: URL(filePath: file))
    #expect(LedgerRecord.all(in: Array(bytes)) == SnapshotLedgerTests.records)
    #expect(LedgerRecord.all(in: []) == [])
  }

  @Test func `every cut of a ledger is the first records or nothing`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("ledger", [])
    let ledger = try #require(
      try SnapshotLedger(environment: [SnapshotLedger.variable: file]))
    for record in SnapshotLedgerTests.records { try ledger.append(record) }
    let bytes = Array(try Data(contentsOf: URL(filePath: file)))
    var whole = 0
    for count in 0...bytes.count {
      guard let records = LedgerRecord.all(in: Array(bytes.prefix(count))) else { continue }
      #expect(records == Array(SnapshotLedgerTests.records.prefix(records.count)))
      whole += 1
    }
    #expect(whole == SnapshotLedgerTests.records.count + 1)
  }

  @Test(arguments: ["x\0", "a\0", "\0", "no zero byte"])
  func `a ledger that something else wrote has no records`(text: String) {
    #expect(LedgerRecord.all(in: Array(text.utf8)) == nil)
  }

  @Test func `many writers of one ledger lose no record`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("ledger", [])
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          let ledger = try? SnapshotLedger(environment: [SnapshotLedger.variable: file])
          for number in 0..<250 {
            try? ledger?.append(.asked(folder: "/\(writer)", path: "\(number)"))
          }
        }
      }
    }
    let bytes = try Data(contentsOf: URL(filePath: file))
    let records = try #require(LedgerRecord.all(in: Array(bytes)))
    #expect(records.count == 2_000)
    #expect(Set(records).count == 2_000)
  }

  @Test(arguments: [[:], [SnapshotLedger.variable: ""]])
  func `an environment without a ledger has none`(environment: [String: String]) throws {
    #expect(try SnapshotLedger(environment: environment) == nil)
  }

  @Test func `a ledger that can't be opened is an error that says how to run the tests`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("none")
    let failure = #expect(throws: SnapshotFailure.self) {
      try SnapshotLedger(environment: [SnapshotLedger.variable: path])
    }
    let start = "TEXT_SNAPSHOTS_LEDGER=\(path): can't be written (No such file"
    #expect(failure?.description.hasPrefix(start) == true)
    #expect(failure?.description.hasSuffix("run the tests with `text-snapshots test`") == true)
    #expect(try folder.names() == [])
  }
}
