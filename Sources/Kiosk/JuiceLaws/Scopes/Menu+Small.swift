package import JuiceModel

extension Menu {
  package var size: String {
    func counted(_ count: Int, _ word: String) -> String {
      count == 1 ? "1 \(word)" : "\(count) \(word)s"
    }
    return "\(counted(fruits.count, "fruit")), \(counted(juices.count, "juice"))"
  }

  /// Returns a menu of few fruits, those of the first juice first, and at most three juices, which is
  /// small enough to explore every draft of the stock sheet.
  package func small(_ number: Int = 2, upTo amount: Int = 2, opening count: Int) -> Menu {
    let named = juices.first.map { $0.recipe.ingredients.map { $0.fruit } } ?? []
    let others = fruits.map { $0.id }.filter { named.contains($0) == false }
    let chosen = (named + others).prefix(number)
    let fruits = fruits.filter { chosen.contains($0.id) }.map {
      Fruit(id: $0.id, name: $0.name, symbol: $0.symbol, initialCount: count)
    }
    let recipes = juices.map { recipe($0.recipe, of: fruits, upTo: amount) }
    let small = zip(juices, recipes).filter { $1.ingredients.isEmpty == false }.prefix(3)
      .map { Juice(id: $0.id, flavour: $0.flavour, recipe: $1) }
    return (try? Menu(fruits: fruits, juices: small)) ?? self
  }

  /// Returns a recipe without the fruits that aren't chosen, and with at most an amount of each fruit.
  private func recipe(_ recipe: Recipe, of fruits: [Fruit], upTo amount: Int) -> Recipe {
    Recipe(
      recipe.ingredients.filter { part in fruits.contains { $0.id == part.fruit } }
        .map { .init(fruit: $0.fruit, amount: min($0.amount, amount)) })
  }
}
