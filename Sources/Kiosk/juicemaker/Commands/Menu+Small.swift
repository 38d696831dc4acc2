import JuiceModel

extension Menu {
  /// Two fruits, the first juice's before others, and three juices of them: small enough to be
  /// explored with every draft of the stock sheet.
  var small: Menu {
    let named = juices.first.map { $0.recipe.ingredients.map { $0.fruit } } ?? []
    let others = fruits.map { $0.id }.filter { named.contains($0) == false }
    let chosen = (named + others).prefix(2)
    let fruits = fruits.filter { chosen.contains($0.id) }.map {
      Fruit(id: $0.id, name: $0.name, symbol: $0.symbol, initialCount: 3)
    }
    let recipes = juices.map { recipe($0.recipe, of: fruits) }
    let small = zip(juices, recipes).filter { $1.ingredients.isEmpty == false }.prefix(3)
      .map { Juice(id: $0.id, flavour: $0.flavour, recipe: $1) }
    return (try? Menu(fruits: fruits, juices: small)) ?? self
  }

  /// What a recipe takes of some fruits, at most 2 of each.
  private func recipe(_ recipe: Recipe, of fruits: [Fruit]) -> Recipe {
    Recipe(
      recipe.ingredients.filter { part in fruits.contains { $0.id == part.fruit } }
        .map { .init(fruit: $0.fruit, amount: min($0.amount, 2)) })
  }
}
