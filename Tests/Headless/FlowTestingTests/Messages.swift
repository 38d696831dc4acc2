import Synchronization

/// What issues said, from any thread.
final class Messages: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ more: [String]) { texts.withLock { $0 += more } }
}
