/// A juice that the shop makes.
public struct Juice: Hashable, Sendable, Identifiable {
  /// A type that identifies a juice.
  public typealias ID = Identifier<Juice>

  /// The identifier that orders use.
  public let id: ID
  /// The name of the flavour, without the word for juice.
  public let flavour: LocalizedName
  /// The fruits that one glass takes.
  public let recipe: Recipe

  /// Creates a juice.
  public init(id: ID, flavour: LocalizedName, recipe: Recipe) {
    self.id = id
    self.flavour = flavour
    self.recipe = recipe
  }
}

/// The fruits that one glass of a juice takes.
///
/// A menu refuses a recipe that names a fruit twice, or with an amount outside 1...100.
public struct Recipe: Hashable, Sendable {
  package static let amounts = 1...Stock.range.upperBound

  /// An amount of one fruit.
  public struct Ingredient: Hashable, Sendable {
    /// The fruit that the recipe takes.
    public let fruit: Fruit.ID
    /// The number of fruits that it takes.
    public let amount: Int

    package init(fruit: Fruit.ID, amount: Int) {
      self.fruit = fruit
      self.amount = amount
    }
  }

  /// The ingredients, in the order in which the recipe names them.
  public let ingredients: [Ingredient]

  package init(_ ingredients: [Ingredient]) {
    self.ingredients = ingredients
  }

  package func amount(of fruit: Fruit.ID) -> Int {
    ingredients.reduce(0) { sum, ingredient in
      guard ingredient.fruit == fruit else { return sum }
      let (next, overflow) = sum.addingReportingOverflow(max(ingredient.amount, 0))
      return overflow ? .max : next
    }
  }
}

extension Recipe: ExpressibleByDictionaryLiteral {
  /// Creates a recipe from amounts by fruit, as in `[.strawberry: 10, .banana: 1]`.
  public init(dictionaryLiteral amounts: (Fruit.ID, Int)...) {
    self.init(amounts.map { Ingredient(fruit: $0.0, amount: $0.1) })
  }
}
