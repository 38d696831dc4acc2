import Foundation
import Testing
import TextSnapshots

@Suite struct SnapshotRecordingTests {
  private static let written: [SnapshotRecording: (missing: Bool, differing: Bool)] = [
    .missing: (true, false), .failed: (true, true), .all: (true, true), .never: (false, false),
  ]

  @Test(arguments: SnapshotRecording.allCases)
  func `a mode writes what it says and fails the test, as argument, scope, and environment`(
    mode: SnapshotRecording
  ) throws {
    let variable = ["SNAPSHOT_TESTING_RECORD": mode.rawValue]
    for way in 0..<3 {
      let package = try ScratchPackage()
      try package.store("old\n", at: "Order/old.txt")
      let issues = package.issues(way == 2 ? variable : [:]) {
        let argument = way == 0 ? mode : nil
        withSnapshots(record: way == 1 ? mode : .never) {
          guard way < 2 else { return }
          expectBoth(in: package, record: argument)
        }
        if way == 2 { expectBoth(in: package, record: nil) }
      }
      let expected = try #require(SnapshotRecordingTests.written[mode])
      #expect(issues.count == 2)
      #expect(
        issues.filter { $0.contains(": recorded; ") && $0.contains("run again") }.count
          == [expected.missing, expected.differing].count { $0 })
      #expect(package.bytes("Order/new.txt") == (expected.missing ? Data("new\n".utf8) : nil))
      #expect(package.bytes("Order/old.txt") == Data((expected.differing ? "new\n" : "old\n").utf8))
      let pending = expected.missing ? nil : Data("new\n".utf8)
      #expect(package.bytes("Order/new.txt.pending") == pending)
    }
  }

  private func expectBoth(in package: borrowing ScratchPackage, record: SnapshotRecording?) {
    expectSnapshot(of: "new\n", named: "Order/new", record: record)
    expectSnapshot(of: "new\n", named: "Order/old", record: record)
  }

  @Test func `the argument overrides the scope, and the scope the environment`() throws {
    let package = try ScratchPackage()
    _ = package.issues(["SNAPSHOT_TESTING_RECORD": "all"]) {
      withSnapshots(record: .never) {
        expectSnapshot(of: "a", named: "scope")
        expectSnapshot(of: "a", named: "argument", record: .all)
      }
    }
    #expect(package.bytes("scope.txt") == nil)
    #expect(package.bytes("argument.txt") == Data("a".utf8))
  }

  @Test func `a scope holds in asynchronous code and the tasks that it starts`() async throws {
    let package = try ScratchPackage()
    let test = package.test
    let messages = SnapshotMessages()
    let session = SnapshotSession(environment: [:], sourcePath: test, report: messages.add)
    await SnapshotSession.$current.withValue(session) {
      await withSnapshots(record: .missing) {
        await Task { expectSnapshot(of: "a", named: "task") }.value
      }
    }
    #expect(messages.all.count == 1)
    #expect(package.bytes("task.txt") == Data("a".utf8))
  }

  @Test(.snapshots(record: .missing)) func `a trait records`() throws {
    let package = try ScratchPackage()
    let issues = package.issues {
      expectSnapshot(of: "a", named: "trait")
    }
    #expect(issues.count == 1)
    #expect(package.bytes("trait.txt") == Data("a".utf8))
  }

  @Test(arguments: ["true", "1", "yes", "woodpecker"], SnapshotRecording.allCases)
  func `continuous integration writes nothing in any mode`(
    name: String, mode: SnapshotRecording
  ) throws {
    let package = try ScratchPackage()
    try package.store("old\n", at: "Order/old.txt")
    try package.store("a\r\n", at: "crlf.txt")
    let before = try package.contents()
    for argument in [mode, nil] {
      for scope in SnapshotRecording.allCases {
        for word in SnapshotRecording.allCases.map(\.rawValue) + ["", "al"] {
          let environment = ["CI": name, "SNAPSHOT_TESTING_RECORD": word]
          let issues = package.issues(environment) {
            withSnapshots(record: scope) {
              expectBoth(in: package, record: argument)
              expectSnapshot(of: "a\n", named: "crlf", record: argument)
            }
          }
          #expect(issues.count == (word == "al" ? 3 : 2))
        }
      }
    }
    #expect(try package.contents() == before)
  }

  @Test(arguments: ["", "0", "false"])
  func `recording works if CI is off`(name: String) throws {
    let package = try ScratchPackage()
    _ = package.issues(["CI": name, "SNAPSHOT_TESTING_RECORD": "missing"]) {
      expectSnapshot(of: "a", named: "new")
    }
    #expect(package.bytes("new.txt") == Data("a".utf8))
  }

  @Test(arguments: [nil, SnapshotRecording.all])
  func `a misspelled mode is an error that lists the modes`(argument: SnapshotRecording?)
    throws
  {
    let package = try ScratchPackage()
    let issues = package.issues(["SNAPSHOT_TESTING_RECORD": "al"]) {
      expectSnapshot(of: "a", named: "new", record: argument)
    }
    #expect(
      issues == [
        "SNAPSHOT_TESTING_RECORD=al isn't known; use one of missing, failed, all, never"
      ])
    #expect(package.bytes("new.txt") == nil)
  }

  @Test func `a retry after recording fails again in the same run`() throws {
    let package = try ScratchPackage()
    let issues = package.issues {
      for _ in 0..<2 {
        expectSnapshot(of: "a", named: "new", record: .all)
      }
    }
    #expect(issues.count == 2)
    #expect(
      package.issues { expectSnapshot(of: "a", named: "new") }.isEmpty)
  }
}
