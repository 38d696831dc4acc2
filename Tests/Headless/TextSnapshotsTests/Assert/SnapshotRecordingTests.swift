import Testing
import TextSnapshots

struct SnapshotRecordingTests {
  private let package: ScratchPackage

  init() throws { package = try ScratchPackage() }

  @Test(arguments: SnapshotRecording.allCases, ["argument", "scope", "environment"])
  func `a mode writes what it says and fails the test`(
    mode: SnapshotRecording, way: String
  ) throws {
    try package.store("old\n", at: "Order/old.txt")
    let variable = ["SNAPSHOT_TESTING_RECORD": mode.rawValue]
    let issues = package.issues(way == "environment" ? variable : [:]) {
      switch way {
      case "argument": withSnapshots(record: .never) { expectBoth(record: mode) }
      case "scope": withSnapshots(record: mode) { expectBoth() }
      default: expectBoth()
      }
    }
    let recorded = issues.filter { $0.contains(": recorded; ") && $0.contains("run again") }
    #expect(issues.count == 2)
    let isMissingWritten = (mode == .never) == false
    let isDifferingWritten = mode == .failed || mode == .all
    #expect(recorded.count == [isMissingWritten, isDifferingWritten].count { $0 })
    let paths = [
      "Order/new.txt", "Order/old.txt", "Order/new.txt.pending", "Order/old.txt.pending",
    ]
    let texts = try paths.map { try package.text($0) }
    let expected = [
      isMissingWritten ? "new\n" : nil, isDifferingWritten ? "new\n" : "old\n",
      isMissingWritten ? nil : "new\n", isDifferingWritten ? nil : "new\n",
    ]
    #expect(texts == expected)
  }

  private func expectBoth(record: SnapshotRecording? = nil) {
    expectSnapshot(of: "new\n", named: "Order/new", record: record)
    expectSnapshot(of: "new\n", named: "Order/old", record: record)
  }

  @Test func `a scope holds in asynchronous code and the tasks that it starts`() async throws {
    let issues = await package.issues {
      await withSnapshots(record: .missing) {
        await Task { expectSnapshot(of: "a", named: "task") }.value
      }
    }
    #expect(issues.count == 1)
    #expect(try package.text("task.txt") == "a")
  }

  @Test(arguments: ["true", "1", "woodpecker"], SnapshotRecording.allCases)
  func `continuous integration writes nothing in any mode`(
    name: String, mode: SnapshotRecording
  ) throws {
    try package.store("old\n", at: "Order/old.txt")
    try package.store("a\r\n", at: "crlf.txt")
    try package.store("wrong\n", at: "crlf.txt.pending")
    let before = try package.contents()
    let issues = package.issues(["CI": name, "SNAPSHOT_TESTING_RECORD": mode.rawValue]) {
      expectBoth()
      expectBoth(record: mode)
      withSnapshots(record: mode) { expectSnapshot(of: "a\n", named: "crlf") }
    }
    let areReviewed = issues.allSatisfy { $0.contains(" run the test outside CI to review it") }
    #expect(issues.count == 4 && areReviewed)
    #expect(try package.contents() == before)
  }

  @Test(arguments: [nil, SnapshotRecording.all])
  func `a misspelled mode is an error that lists the modes`(argument: SnapshotRecording?) throws {
    let issues = package.issues(["SNAPSHOT_TESTING_RECORD": "al"]) {
      expectSnapshot(of: "a", named: "new", record: argument)
    }
    let message = "SNAPSHOT_TESTING_RECORD=al isn't known; use one of missing, failed, all, never"
    #expect(issues == [message])
    #expect(package.snapshots == [])
  }

  @Test func `parallel recordings are all complete and in their files`() async throws {
    func text(_ number: Int) -> String {
      String(repeating: "딸기 \(number)\n", count: 1 + number % 50)
    }
    let issues = await package.issues {
      await withTaskGroup { group in
        for number in 0..<200 {
          let text = text(number)
          group.addTask {
            expectSnapshot(of: text, named: "Order\(number % 7)/\(number)", record: .all)
          }
        }
      }
    }
    #expect(issues.count { $0.contains(": recorded; ") } == 200)
    #expect(package.snapshots.count == 200)
    let texts = try (0..<200).map { try package.text("Order\($0 % 7)/\($0).txt") }
    #expect(texts == (0..<200).map(text))
  }
}
