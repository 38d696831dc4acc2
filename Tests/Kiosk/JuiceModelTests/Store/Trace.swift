import JuiceModel
import Synchronization

/// The kiwis that an observer saw which tracks again whenever it hears of a change.
final class Trace: Sendable {
  private let seen = Mutex<[Int]>([])

  var counts: [Int] { seen.withLock { $0 } }

  func follow(_ store: FruitStore) {
    let stock = withObservationTracking {
      store.stock
    } onChange: { [self] in
      follow(store)
    }
    seen.withLock { $0.append(stock["kiwi"]) }
  }
}
