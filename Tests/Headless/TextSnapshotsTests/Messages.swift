import Synchronization
import Testing

/// What assertions report, from any thread.
final class Messages: Sendable {
  private let messages = Mutex<[String]>([])

  var all: [String] { messages.withLock { $0 } }

  @Sendable func add(_ message: String, _ place: SourceLocation) {
    messages.withLock { $0.append(message) }
  }
}
