/// The fruits that one glass of a juice takes.
public struct Recipe: Hashable, Sendable {
  /// An amount of one fruit.
  public struct Ingredient: Hashable, Sendable {
    /// The fruit that is taken.
    public let fruit: Fruit.ID
    /// How many fruits are taken.
    public let amount: Int

    /// Creates an ingredient.
    public init(fruit: Fruit.ID, amount: Int) {
      self.fruit = fruit
      self.amount = amount
    }
  }

  /// What is taken, in the order in which the recipe names it.
  public let ingredients: [Ingredient]

  /// How many of a fruit are taken in all: never negative, and at most `Int.max`.
  public func amount(of fruit: Fruit.ID) -> Int {
    ingredients.reduce(0) { sum, ingredient in
      guard ingredient.fruit == fruit else { return sum }
      let (total, overflow) = sum.addingReportingOverflow(max(ingredient.amount, 0))
      return overflow ? .max : total
    }
  }

  /// Creates a recipe.
  public init(_ ingredients: [Ingredient]) {
    self.ingredients = ingredients
  }
}

extension Recipe: ExpressibleByDictionaryLiteral {
  /// Creates a recipe from amounts by fruit, as in `["strawberry": 10, "banana": 1]`.
  public init(dictionaryLiteral amounts: (Fruit.ID, Int)...) {
    self.init(amounts.map { Ingredient(fruit: $0.0, amount: $0.1) })
  }
}
