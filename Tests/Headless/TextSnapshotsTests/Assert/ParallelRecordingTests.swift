import Foundation
import SnapshotFiles
import Testing
import TextSnapshots

@Suite struct ParallelRecordingTests {
  private static let runs =
    Int(ProcessInfo.processInfo.environment["SNAPSHOT_STRESS_RUNS"] ?? "") ?? 2

  @Test(arguments: 0..<runs)
  func `parallel recordings are all complete and in their files`(run: Int)
    async throws
  {
    let package = try ScratchPackage()
    let test = package.test
    let messages = SnapshotMessages()
    let session = SnapshotSession(environment: [:], sourcePath: test, report: messages.add)
    await SnapshotSession.$current.withValue(session) {
      await withTaskGroup { group in
        for number in 0..<1_000 {
          group.addTask {
            let text = ParallelRecordingTests.text(number)
            expectSnapshot(
              of: text, named: "Order\(number % 7)/\(number)", record: .all)
          }
        }
      }
    }
    #expect(messages.all.count == 1_000)
    #expect(messages.all.allSatisfy { $0.contains(": recorded; ") })
    #expect(package.folder.files(endingIn: "").count == 1_000)
    for number in 0..<1_000 {
      let bytes = package.bytes("Order\(number % 7)/\(number).txt")
      #expect(bytes == Data(ParallelRecordingTests.text(number).utf8))
    }
  }

  private static func text(_ number: Int) -> String {
    String(repeating: "딸기 \(number)\n", count: 1 + number % 50)
  }
}
