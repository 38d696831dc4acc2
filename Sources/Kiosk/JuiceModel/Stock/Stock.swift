/// How many of each fruit there are: a value, 0 to 100 of each fruit of one menu.
public struct Stock: Hashable, Sendable {
  /// The counts that a fruit may have, in fruits.
  public static let range = 0...100

  private(set) var counts: Counts
  /// The fruits that are counted, in menu order.
  public let fruits: [Fruit.ID]

  /// Creates the stock with which a menu opens.
  public init(of menu: Menu) {
    fruits = menu.fruitIDs
    counts = Counts(menu.fruits.map { UInt8(clamping: $0.initialCount) })
  }

  /// Creates the stock with which a menu opens, but for some counts.
  ///
  /// - Throws: A ``StockError`` for a fruit that the menu lacks or a count outside ``range``, the
  ///   first in order.
  public init(of menu: Menu, with counts: [(fruit: Fruit.ID, count: Int)]) throws(StockError) {
    self.init(of: menu)
    for (fruit, count) in counts {
      try set(fruit, to: count)
    }
  }

  /// How many of a fruit there are; 0 of a fruit that is not counted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fruits.
  public subscript(fruit: Fruit.ID) -> Int {
    guard let index = fruits.firstIndex(of: fruit) else { return 0 }
    return Int(counts[index])
  }

  /// What a recipe takes beyond what there is, in menu order, fruits that are not counted last.
  public func shortages(for recipe: Recipe) -> [Shortage] {
    var shortages: [Shortage] = []
    for (index, fruit) in fruits.enumerated() {
      let amount = recipe.amount(of: fruit) - Int(counts[index])
      if amount > 0 { shortages.append(Shortage(fruit: fruit, amount: amount)) }
    }
    for fruit in recipe.ingredients.map({ $0.fruit }) where fruits.contains(fruit) == false {
      let shortage = Shortage(fruit: fruit, amount: recipe.amount(of: fruit))
      if shortage.amount > 0, shortages.contains(shortage) == false { shortages.append(shortage) }
    }
    return shortages
  }

  /// Whether there is enough of every fruit that a recipe takes.
  public func canMake(_ recipe: Recipe) -> Bool {
    recipe.ingredients.allSatisfy { recipe.amount(of: $0.fruit) <= self[$0.fruit] }
  }

  /// The places on a menu of the juices for which there is not enough fruit.
  public func soldOut(of menu: Menu) -> [Int] {
    guard fruits == menu.fruitIDs else {
      return menu.juices.indices.filter { canMake(menu.juices[$0].recipe) == false }
    }
    var places: [Int] = []
    places.reserveCapacity(menu.juices.count)
    for share in menu.shares where share.amount > counts[share.fruit] {
      if (places.last == share.juice) == false { places.append(share.juice) }
    }
    return places
  }

  /// Adds to the count of a fruit, or takes from it.
  ///
  /// - Throws: A ``StockError`` where the fruit is not counted or its count would leave ``range``;
  ///   the stock is then unchanged.
  public mutating func change(_ fruit: Fruit.ID, by amount: Int) throws(StockError) {
    let (sum, overflow) = self[fruit].addingReportingOverflow(amount)
    try set(fruit, to: overflow ? amount : sum)
  }

  /// Takes what a recipe needs, whole or not at all.
  ///
  /// - Throws: ``OutOfStock`` where any fruit is short; the stock is then unchanged.
  public mutating func consume(_ recipe: Recipe) throws(OutOfStock) {
    guard canMake(recipe) else { throw OutOfStock(shortages: shortages(for: recipe)) }
    for ingredient in recipe.ingredients {
      guard let index = fruits.firstIndex(of: ingredient.fruit) else { continue }
      counts[index] -= UInt8(clamping: ingredient.amount)
    }
  }

  /// Adds differences, each count clamped to ``range``.
  public mutating func apply(_ difference: StockDifference) {
    for (index, fruit) in fruits.enumerated() {
      counts[index] = Stock.clamped(Int(counts[index]) + difference[fruit])
    }
  }

  /// Feeds the counts alone to the hasher: the fruits of comparable stocks are the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(counts)
  }

  /// Takes over the counts of a stock, and tells whether that counts the same fruits.
  mutating func restore(_ saved: Stock) -> Bool {
    guard fruits == saved.fruits else { return false }
    counts = saved.counts
    return true
  }

  private mutating func set(_ fruit: Fruit.ID, to count: Int) throws(StockError) {
    guard fruits.contains(fruit) else { throw .unknownFruit(fruit, known: fruits) }
    guard Stock.range.contains(count) else { throw .outOfRange(count, of: fruit) }
    store(count, of: fruit)
  }

  private mutating func store(_ count: Int, of fruit: Fruit.ID) {
    guard let index = fruits.firstIndex(of: fruit) else { return }
    counts[index] = Stock.clamped(count)
  }

  private static func clamped(_ count: Int) -> UInt8 {
    UInt8(min(max(count, range.lowerBound), range.upperBound))
  }
}
