import Synchronization
import Testing

/// The failures that flow files report, from any thread.
final class FlowMessages: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  @Sendable func add(_ text: String, _ place: SourceLocation) {
    #expect(place.fileID == "FlowTestingTests/RunningTests.swift")
    texts.withLock { $0.append(text) }
  }
}
