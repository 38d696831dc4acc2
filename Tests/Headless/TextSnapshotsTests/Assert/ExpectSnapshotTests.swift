import Foundation
import SnapshotFiles
import Synchronization
import TestSupport
import Testing

@testable import TextSnapshots

struct ExpectSnapshotTests {
  private let package: ScratchPackage

  init() throws { package = try ScratchPackage() }

  @Test func `a missing snapshot records an issue with the path of the file`() throws {
    let test = package.test
    let line = 12
    let library = TestLibrary(arguments: [], environment: [:])
    let session = SnapshotSession(environment: [:], sourcePath: test, report: library.report)
    SnapshotSession.$current.withValue(session) {
      withKnownIssue {
        expectSnapshot(of: "text", named: "None/there-is-none", line: UInt(line))
      } matching: { issue in
        issue.sourceLocation?.line == line
          && issue.comments.contains {
            "\($0)".contains("Snapshots/None/there-is-none.txt: the snapshot doesn't exist")
          }
      }
    }
  }

  @Test func `a missing snapshot shows the text, and how to record it`() throws {
    let path = package.path("a.txt")
    func message(
      _ environment: [String: String] = [:], record recording: SnapshotRecording? = nil
    ) -> String? {
      package.issues(environment) {
        expectSnapshot(of: "딸기\t10 \n\u{1B}[2J", named: "a", record: recording)
      }.first
    }
    let text = """
      딸기\\t10\\s
      \\u{1B}[2J
      \\ no line feed at the end

      """
    let review =
      "\(path): the snapshot doesn't exist; review it with `swift run text-snapshots review`"
    let record = "record it with `SNAPSHOT_TESTING_RECORD=missing swift test`"
    #expect(message() == "\(review), or \(record)\n\(text)")
    #expect(message(record: .never) == "\(review)\n\(text)")
    try FileManager.default.removeItem(atPath: path + ".pending")
    #expect(
      message(["CI": "1"])
        == "\(path): the snapshot doesn't exist; run the test outside CI to review it\n\(text)")
  }

  @Test func `a difference comes with the whole text in CI alone`() throws {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("20", with: "x")
    try package.store(old, at: "a.txt")
    for environment in [[:], ["CI": "1"]] {
      let issues = package.issues(environment) { expectSnapshot(of: new, named: "a") }
      let isWhole = issues.first?.hasSuffix("\nthe whole text:\n\(new)")
      #expect(isWhole == (environment.isEmpty == false))
      #expect(issues.first?.contains("/Snapshots/a.txt: the text differs; ") == true)
      #expect(issues.first?.contains("x") == true)
    }
  }

  @Test func `snapshots outside any package are beside the test, and Xcode records them`() throws {
    let project = try TemporaryFolder()
    let test = project.path("AppTests.swift")
    let snapshot = SnapshotFile(path: project.path("Snapshots/a.txt"))
    let missing = package.issues(of: test) { expectSnapshot(of: "a\n", named: "a") }
    let accept = "accept it by renaming a.txt.pending to a.txt"
    let record = "record it with `TEST_RUNNER_SNAPSHOT_TESTING_RECORD=missing xcodebuild test`"
    let reason = "the snapshot doesn't exist; \(accept), or \(record)"
    #expect(missing == ["\(snapshot.path): \(reason)\na\n"])
    try snapshot.pending.replace(snapshot)
    #expect(package.issues(of: test) { expectSnapshot(of: "a\n", named: "a") } == [])
  }

  @Test func `an attachment has the name of the file, or else one that a terminal can show`() {
    let names = Mutex<[String?]>([])
    let session = SnapshotSession(environment: [:], sourcePath: package.test) { _, _, drawing in
      names.withLock { $0.append(drawing?.name) }
    }
    SnapshotSession.$current.withValue(session) {
      for name in ["Order/a b\u{1B}[m", "/\u{1B}"] { expectSnapshot(of: "text", named: name) }
    }
    #expect(names.withLock { $0 } == ["Order-a-b--m.txt", "-␛.txt"])
  }

  @Test func `a test whose file isn't on the machine, as on a device, says so`() {
    let issues = package.issues(of: "/nowhere/all.swift") { expectSnapshot(of: "a", named: "a") }
    #expect(issues == ["/nowhere/all.swift: not on this machine, and in no package"])
  }
}
