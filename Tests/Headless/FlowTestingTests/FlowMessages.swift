import Synchronization
import Testing
import TextSnapshots

/// The failures that flow files report, from any thread.
final class FlowMessages: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  @Sendable func add(_ issue: SnapshotIssue) {
    #expect("\(issue.location)".hasPrefix("FlowTestingTests/RunningTests.swift:"))
    texts.withLock { $0.append(issue.message) }
  }
}
