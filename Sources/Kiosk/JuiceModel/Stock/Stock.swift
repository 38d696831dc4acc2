/// The number of fruits of each kind that a shop has: 0 to 100 of each fruit on one menu.
public struct Stock: Hashable, Sendable {
  package static let range = 0...100

  /// In menu order.
  package let fruits: [Fruit.ID]
  private var counts: [Int]

  /// Creates the stock that a menu opens with, or one with other counts.
  ///
  /// - Parameters:
  ///   - menu: The menu whose fruits are counted.
  ///   - counts: The counts that differ from those of the menu, or `nil` if none does. They are clamped
  ///     to 0...100, and those of fruits that aren't on the menu are ignored.
  public init(of menu: Menu, with counts: [Fruit.ID: Int]? = nil) {
    fruits = menu.fruits.map { $0.id }
    self.counts = menu.fruits.map { Stock.clamped(counts?[$0.id] ?? $0.initialCount) }
  }

  /// Accesses the number of fruits of one kind, or `nil` for a fruit that the stock doesn't count.
  public private(set) subscript(fruit: Fruit.ID) -> Int? {
    get { fruits.firstIndex(of: fruit).map { counts[$0] } }
    set {
      if let newValue, let index = fruits.firstIndex(of: fruit) { counts[index] = newValue }
    }
  }

  /// Returns the missing fruits for a recipe of a menu, in menu order.
  public func shortages(for recipe: Recipe, of menu: Menu) -> [Shortage] {
    menu.fruits.compactMap { fruit in
      let amount = recipe.amount(of: fruit.id)
      guard amount > 0, case let count = self[fruit.id] ?? 0, amount > count else { return nil }
      return Shortage(fruit: fruit, amount: amount - count)
    }
  }

  /// Takes either all the fruits of a recipe or none.
  package mutating func consume(_ recipe: Recipe, of menu: Menu) throws(OrderError) {
    let shortages = shortages(for: recipe, of: menu)
    guard shortages.isEmpty else { throw .outOfStock(shortages) }
    for fruit in menu.fruits { self[fruit.id]? -= recipe.amount(of: fruit.id) }
  }

  /// Clamps each count to the range.
  package mutating func apply(_ difference: StockDifference) {
    for fruit in fruits where (difference[fruit] == 0) == false {
      let amount = min(max(difference[fruit], -Stock.range.upperBound), Stock.range.upperBound)
      self[fruit] = Stock.clamped((self[fruit] ?? 0) + amount)
    }
  }

  /// Returns the count in ``range`` that is closest to a number.
  package static func clamped(_ count: Int) -> Int {
    min(max(count, range.lowerBound), range.upperBound)
  }
}

/// A fruit that an order needs more of.
public struct Shortage: Hashable, Sendable {
  /// The fruit.
  public let fruit: Fruit
  /// The number of fruits that are missing, at least 1.
  public let amount: Int

  /// Creates a shortage.
  public init(fruit: Fruit, amount: Int) {
    self.fruit = fruit
    self.amount = amount
  }
}
