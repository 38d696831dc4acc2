internal import PlainText

/// The number of fruits of each kind that a shop has: 0 to 100 of each fruit on one menu.
public struct Stock: Hashable, Sendable {
  /// The counts that a fruit can have.
  public static let range = 0...100

  /// The fruits that the stock counts, in menu order.
  public let fruits: [Fruit.ID]
  private var counts: [Fruit.ID: Int] = [:]

  /// Creates the stock that a menu opens with.
  public init(of menu: Menu) {
    fruits = menu.fruits.map { $0.id }
    for fruit in menu.fruits { counts[fruit.id] = fruit.initialCount }
  }

  /// Creates the stock that a menu opens with, except for some counts.
  ///
  /// - Parameter counts: The counts that differ from those of the menu, in ``range``.
  /// - Throws: A ``StockError`` for the first fruit that isn't on the menu or whose count is out of
  ///   range.
  public init(of menu: Menu, with counts: [(fruit: Fruit.ID, count: Int)]) throws(StockError) {
    self.init(of: menu)
    for (fruit, count) in counts { try set(fruit, to: count) }
  }

  /// Accesses the number of fruits of one kind, which is 0 for a fruit that the stock doesn't count.
  public subscript(fruit: Fruit.ID) -> Int {
    counts[fruit] ?? 0
  }

  /// Returns a Boolean value that indicates whether there is enough fruit for a recipe.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ingredients.
  public func canMake(_ recipe: Recipe) -> Bool {
    recipe.ingredients.allSatisfy { $0.amount <= self[$0.fruit] }
  }

  /// Returns what is missing for a recipe, in menu order, followed by the fruits that the stock doesn't
  /// count.
  public func shortages(for recipe: Recipe) -> [Shortage] {
    let named = recipe.ingredients.map { $0.fruit }
    let uncounted = named.filter { fruits.contains($0) == false }
    return (fruits + uncounted).compactMap { fruit in
      let (count, amount) = (self[fruit], recipe.amount(of: fruit))
      return amount > count ? Shortage(fruit: fruit, amount: amount - count) : nil
    }
  }

  /// Adds a number of fruits to a count, or takes them if the number is negative.
  ///
  /// Unlike ``apply(_:)``, which clamps, this is for a delivery or a loss that has to be exact.
  ///
  /// - Throws: A ``StockError`` if the stock doesn't count the fruit or the new count is outside
  ///   ``range``; the stock is then unchanged.
  public mutating func change(_ fruit: Fruit.ID, by amount: Int) throws(StockError) {
    let (count, overflow) = self[fruit].addingReportingOverflow(amount)
    try set(fruit, to: overflow ? amount : count)
  }

  /// Takes the fruits for a recipe, either all of them or none.
  ///
  /// - Parameter recipe: A recipe as a menu allows it.
  /// - Throws: ``OrderError/outOfStock(_:)`` if there isn't enough of any fruit.
  public mutating func consume(_ recipe: Recipe) throws(OrderError) {
    let shortages = shortages(for: recipe)
    guard shortages.isEmpty else { throw .outOfStock(shortages) }
    for ingredient in recipe.ingredients {
      let count = self[ingredient.fruit]
      counts[ingredient.fruit] = count - min(max(ingredient.amount, 0), count)
    }
  }

  /// Adds a difference, and clamps each count to ``range``.
  public mutating func apply(_ difference: StockDifference) {
    for fruit in fruits {
      let (count, amount) = (self[fruit], difference[fruit])
      counts[fruit] = count + min(max(amount, -count), Stock.range.upperBound - count)
    }
  }

  private mutating func set(_ fruit: Fruit.ID, to count: Int) throws(StockError) {
    guard fruits.contains(fruit) else { throw .unknownFruit(fruit, known: fruits) }
    guard Stock.range.contains(count) else { throw .outOfRange(count, of: fruit) }
    counts[fruit] = count
  }
}

/// A fruit that an order needs more of.
public struct Shortage: Hashable, Sendable {
  /// The fruit.
  public let fruit: Fruit.ID
  /// The number of fruits that are missing, at least 1.
  public let amount: Int

  /// Creates a shortage.
  public init(fruit: Fruit.ID, amount: Int) {
    self.fruit = fruit
    self.amount = amount
  }
}

/// An error that explains why a stock can't have a count.
public enum StockError: Error, Hashable, Sendable {
  /// The stock doesn't count the fruit, only the known ones.
  case unknownFruit(Fruit.ID, known: [Fruit.ID])
  /// The count of a fruit is outside `Stock.range`.
  case outOfRange(Int, of: Fruit.ID)
}

extension StockError: CustomStringConvertible {
  /// A line of English that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .unknownFruit(let fruit, let known):
      "unknown fruit \"\(fruit.rawValue.visible)\"; use one of "
        + known.map { $0.rawValue.visible }.joined(separator: ", ")
    case .outOfRange(let count, let fruit):
      "\(count) of \(fruit.rawValue.visible) is out of range; use 0 to 100"
    }
  }
}
