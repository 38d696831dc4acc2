public import JuiceModel

extension OrderViewModel {
  /// A fruit on the order screen.
  public struct FruitRow: Hashable, Sendable, Identifiable {
    /// The identifier of the fruit.
    public let id: Fruit.ID
    /// The name of the fruit.
    public let name: String
    /// A picture of the fruit as text, or `nil` if there is none.
    public let symbol: String?
    /// The number of fruits in stock, as text.
    public let count: String
  }

  /// A juice on the order screen.
  public struct JuiceRow: Hashable, Sendable, Identifiable {
    /// The identifier of the juice.
    public let id: Juice.ID
    /// The title of the button that orders the juice.
    public let title: String
    /// The pictures of the fruits that the juice takes, or `nil` if none of them has one.
    public let symbol: String?
    /// The ingredients of one glass as text, such as "Strawberry 10, Banana 1".
    public let recipe: String
    /// The fruits that one glass takes, in the order of the recipe.
    public let ingredients: [IngredientRow]
    /// The reason why the juice can't be made now, such as "Not enough Strawberry", or `nil` if it can.
    ///
    /// The button of a juice that can't be made stays enabled, because its alert offers to edit the
    /// stock.
    public let shortageReason: String?
  }

  /// A fruit that a juice takes.
  public struct IngredientRow: Hashable, Sendable, Identifiable {
    /// The identifier of the fruit.
    public let id: Fruit.ID
    /// The name of the fruit.
    public let name: String
    /// A picture of the fruit as text, or `nil` if there is none.
    public let symbol: String?
    /// The number of fruits that one glass takes, as text.
    public let amount: String
    /// The number of fruits that are missing for one glass, as text, or `nil` if there are enough.
    public let missing: String?
  }

  /// The title of the screen.
  public var title: String { phrases.orderTitle }
  /// The title of the button that opens the stock sheet.
  public var editStockTitle: String { phrases.editStock }
  /// The heading of the fruits.
  public var stockTitle: String { phrases.stock }
  /// The heading of the juices.
  public var juicesTitle: String { phrases.juices }
  /// The fruits, in menu order.
  public var fruits: [FruitRow] { fruits(in: stock) }
  /// The juices, in menu order.
  public var juices: [JuiceRow] { juices(in: stock) }

  package func fruits(in stock: Stock) -> [FruitRow] {
    menu.fruits.map { fruit in
      FruitRow(
        id: fruit.id,
        name: fruit.name[phrases.language],
        symbol: fruit.symbol,
        count: "\(stock[fruit.id] ?? 0)"
      )
    }
  }

  package func juices(in stock: Stock) -> [JuiceRow] {
    menu.juices.map { juice in
      let shortages = stock.shortages(for: juice.recipe, of: menu)
      let ingredients = juice.recipe.ingredients.compactMap { row($0, shortages) }
      let symbol = ingredients.reduce(into: "") { $0 += $1.symbol ?? "" }
      return JuiceRow(
        id: juice.id,
        title: phrases.orderJuice(flavour: juice.flavour[phrases.language]),
        symbol: symbol.isEmpty ? nil : symbol,
        recipe: ingredients.map { "\($0.name) \($0.amount)" }.joined(separator: ", "),
        ingredients: ingredients,
        shortageReason: shortages.isEmpty ? nil : phrases.reason(for: shortages)
      )
    }
  }

  private func row(_ ingredient: Recipe.Ingredient, _ shortages: [Shortage]) -> IngredientRow? {
    guard let fruit = menu.fruit(ingredient.fruit) else { return nil }
    let shortage = shortages.first { $0.fruit.id == fruit.id }
    return IngredientRow(
      id: fruit.id,
      name: fruit.name[phrases.language],
      symbol: fruit.symbol,
      amount: "\(ingredient.amount)",
      missing: shortage.map { "\($0.amount)" }
    )
  }
}
