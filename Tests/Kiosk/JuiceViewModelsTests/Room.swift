import JuiceModel
import Synchronization

/// Room for a number of changes.
final class Room: Sendable {
  private let changes: Mutex<Int>

  init(_ count: Int) {
    changes = Mutex(count)
  }

  /// How many changes there is room for.
  var left: Int {
    get { changes.withLock { $0 } }
    set { changes.withLock { $0 = newValue } }
  }

  /// Takes a change, or fails where there is no room left.
  @Sendable func take(_ stock: Stock) throws(StockNotSaved) {
    try changes.withLock { changes throws(StockNotSaved) in
      guard changes > 0 else { throw StockNotSaved(reason: "full") }
      changes -= 1
    }
  }
}
