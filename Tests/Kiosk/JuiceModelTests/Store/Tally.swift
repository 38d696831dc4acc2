import Synchronization

/// What threads counted, store by store.
final class Tally: Sendable {
  private let counts = Mutex<[[Int]]>([])

  func add(_ count: [Int]) {
    counts.withLock { $0.append(count) }
  }

  var sum: [Int] {
    counts.withLock { counts in
      counts.dropFirst().reduce(counts.first ?? []) { zip($0, $1).map(+) }
    }
  }
}
