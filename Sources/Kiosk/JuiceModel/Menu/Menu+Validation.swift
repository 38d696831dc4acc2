internal import PlainText

extension Menu {
  static func check(_ fruits: [Fruit], _ juices: [Juice]) throws(MenuError) {
    if fruits.isEmpty { throw .noFruits }
    if juices.isEmpty { throw .noJuices }
    var kept = Set<String>()
    for fruit in fruits {
      guard kept.insert(fruit.id.rawValue).inserted else { throw .duplicateFruit(fruit.id) }
      try check(fruit)
    }
    var sold = Set<String>()
    for juice in juices {
      guard sold.insert(juice.id.rawValue).inserted else { throw .duplicateJuice(juice.id) }
      guard juice.id.rawValue.isReadable, juice.flavour.isReadable else {
        throw .unreadableJuice(juice.id)
      }
      try check(juice.recipe, of: juice.id, kept)
    }
  }

  private static func check(_ fruit: Fruit) throws(MenuError) {
    guard fruit.id.rawValue.isReadable, fruit.name.isReadable, fruit.symbol?.isReadable ?? true
    else { throw .unreadableFruit(fruit.id) }
    guard Stock.range.contains(fruit.initialCount) else {
      throw .invalidInitialCount(fruit.initialCount, of: fruit.id)
    }
  }

  private static func check(
    _ recipe: Recipe, of juice: Juice.ID, _ kept: Set<String>
  ) throws(MenuError) {
    if recipe.ingredients.isEmpty { throw .emptyRecipe(juice) }
    var named = Set<String>()
    for ingredient in recipe.ingredients {
      let fruit = ingredient.fruit
      guard kept.contains(fruit.rawValue) else { throw .unknownFruit(fruit, in: juice) }
      guard named.insert(fruit.rawValue).inserted else {
        throw .duplicateIngredient(fruit, in: juice)
      }
      guard Recipe.amounts.contains(ingredient.amount) else {
        throw .invalidAmount(ingredient.amount, of: fruit, in: juice)
      }
    }
  }
}

extension LocalizedName {
  fileprivate var isReadable: Bool {
    translations.isEmpty == false && translations.allSatisfy { $0.text.isReadable }
  }
}

extension String {
  fileprivate var isReadable: Bool {
    unicodeScalars.allSatisfy { $0.isPrintable } && unicodeScalars.contains { $0.isVisible }
  }
}
