import JuiceModel

extension Stock {
  /// Returns a stock of the standard menu with counts in menu order, ten of each by default.
  static func standard(_ counts: [Int]) throws(StockError) -> Stock {
    try Stock(
      of: .standard,
      with: zip(Menu.standard.fruits, counts).map { ($0.id, $1) }
    )
  }

  /// The counts by fruit.
  var counts: [Fruit.ID: Int] {
    Dictionary(uniqueKeysWithValues: fruits.map { ($0, self[$0]) })
  }
}
