/// The least work for an exploration: a breadth-first search, with a hash set, over stocks that are
/// packed into a number with a byte for each fruit.
enum ExplorerFloor {
  private static let recipes: [UInt64] = [
    0x10, 0x0200, 0x0300_0000, 0x02_0000, 0x010A, 0x03_0000_0000, 0x02_0100_0000,
  ]

  /// Returns the number of stocks found, up to a limit.
  @discardableResult
  static func search(from start: UInt64, limit: Int) -> Int {
    var seen: Set = [start]
    var layer = [start]
    while layer.isEmpty == false, seen.count < limit {
      var next: [UInt64] = []
      for stock in layer {
        for recipe in recipes where has(stock, recipe) {
          if seen.insert(stock - recipe).inserted { next.append(stock - recipe) }
        }
      }
      layer = next
    }
    return seen.count
  }

  private static func has(_ stock: UInt64, _ recipe: UInt64) -> Bool {
    let high: UInt64 = 0x80_8080_8080
    return ((stock | high) - recipe) & high == high
  }
}
