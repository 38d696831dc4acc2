import JuiceModel
import Synchronization

/// A disk that keeps the stocks that a store saves, unless it's full.
final class Disk: Sendable {
  private let contents = Mutex((stocks: [Stock](), isFull: false))

  /// The saved stocks, in order.
  var stocks: [Stock] { contents.withLock { $0.stocks } }

  var isFull: Bool {
    get { contents.withLock { $0.isFull } }
    set { contents.withLock { $0.isFull = newValue } }
  }

  @Sendable func save(_ stock: Stock) throws(StockNotSaved) {
    try contents.withLock { contents throws(StockNotSaved) in
      if contents.isFull { throw StockNotSaved(reason: "full") }
      contents.stocks.append(stock)
    }
  }
}
