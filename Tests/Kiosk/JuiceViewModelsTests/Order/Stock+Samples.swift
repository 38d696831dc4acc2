import JuiceModel

extension Stock {
  /// A stock of the standard menu from its counts in menu order, ten where none is given.
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
