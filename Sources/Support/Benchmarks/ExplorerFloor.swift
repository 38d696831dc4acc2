/// The least work for an exploration: a breadth-first search over stocks packed into a number, a
/// byte a fruit, with a hash set.
enum ExplorerFloor {
  private static let recipes: [UInt64] = [
    0x10, 0x0200, 0x0300_0000, 0x02_0000, 0x010A, 0x03_0000_0000, 0x02_0100_0000,
  ]

  /// How many stocks are found, at most a limit.
  @discardableResult
  static func search(from start: UInt64, limit: Int) -> Int {
    var seen: Set = [start]
    var level = [start]
    while level.isEmpty == false, seen.count < limit {
      var next: [UInt64] = []
      for stock in level {
        for recipe in recipes where has(stock, recipe) {
          if seen.insert(stock - recipe).inserted { next.append(stock - recipe) }
        }
      }
      level = next
    }
    return seen.count
  }

  private static func has(_ stock: UInt64, _ recipe: UInt64) -> Bool {
    let high: UInt64 = 0x80_8080_8080
    return ((stock | high) - recipe) & high == high
  }
}
