internal import PlainText

extension Menu {
  static func check(_ fruits: [Fruit], _ juices: [Juice]) throws(MenuError) {
    if fruits.isEmpty { throw .noFruits }
    if juices.isEmpty { throw .noJuices }
    var kept = Set<String>()
    for (index, fruit) in fruits.enumerated() {
      guard kept.insert(fruit.id.rawValue).inserted else { throw .duplicateFruit(fruit.id) }
      try check(fruit, at: "fruits[\(index)]")
    }
    var sold = Set<String>()
    for (index, juice) in juices.enumerated() {
      guard sold.insert(juice.id.rawValue).inserted else { throw .duplicateJuice(juice.id) }
      try check(juice.id.rawValue, at: "juices[\(index)].id")
      try check(juice.flavour, at: "juices[\(index)].flavour")
      try check(juice.recipe, of: juice.id, kept)
    }
  }

  private static func check(_ fruit: Fruit, at place: String) throws(MenuError) {
    try check(fruit.id.rawValue, at: place + ".id")
    try check(fruit.name, at: place + ".name")
    if let symbol = fruit.symbol { try check(symbol, at: place + ".symbol") }
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

  private static func check(_ name: LocalizedName, at place: String) throws(MenuError) {
    if name.translations.isEmpty { throw .emptyText(at: place) }
    for translation in name.translations {
      try check(translation.text, at: place + "." + translation.language.rawValue)
    }
  }

  private static func check(_ text: String, at place: String) throws(MenuError) {
    guard text.unicodeScalars.allSatisfy({ $0.isPrintable }) else {
      throw .controlCharacter(at: place)
    }
    guard text.unicodeScalars.contains(where: { $0.isVisible }) else { throw .emptyText(at: place) }
  }
}
