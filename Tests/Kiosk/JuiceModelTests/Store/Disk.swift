import JuiceModel
import Synchronization

/// A disk that keeps the stocks that a store saves, or fails to.
final class Disk: Sendable {
  private struct Contents {
    var stocks: [Stock] = []
    var calls = 0
    var failures = 0
    var failureRate: Int?
  }

  private let contents = Mutex(Contents())

  /// The saved stocks, in order.
  var stocks: [Stock] { contents.withLock { $0.stocks } }

  /// The number of times that saving failed.
  var failures: Int { contents.withLock { $0.failures } }

  /// The number of calls of which one fails, or `nil` if none does.
  var failureRate: Int? {
    get { contents.withLock { $0.failureRate } }
    set { contents.withLock { $0.failureRate = newValue } }
  }

  /// A Boolean value that indicates whether every call fails.
  var isFull: Bool {
    get { failureRate == 1 }
    set { failureRate = newValue ? 1 : nil }
  }

  @Sendable func save(_ stock: Stock) throws(StockNotSaved) {
    try contents.withLock { contents throws(StockNotSaved) in
      contents.calls += 1
      if let rate = contents.failureRate, contents.calls % rate == 0 {
        contents.failures += 1
        throw StockNotSaved(reason: "full")
      }
      contents.stocks.append(stock)
    }
  }
}
