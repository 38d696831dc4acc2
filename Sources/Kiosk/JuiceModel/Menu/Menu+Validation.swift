internal import PlainText

extension Menu {
  static func validate(fruits: [Fruit], juices: [Juice]) throws(MenuError) {
    guard fruits.isEmpty == false else { throw .noFruits }
    guard juices.isEmpty == false else { throw .noJuices }
    var fruitIDs: Set<Fruit.ID> = []
    for (index, fruit) in fruits.enumerated() {
      guard fruitIDs.insert(fruit.id).inserted else { throw .duplicateFruit(fruit.id) }
      try validate(fruit, at: "fruits[\(index)]")
    }
    var juiceIDs: Set<Juice.ID> = []
    for (index, juice) in juices.enumerated() {
      guard juiceIDs.insert(juice.id).inserted else { throw .duplicateJuice(juice.id) }
      try validate(juice, at: "juices[\(index)]", fruits: fruitIDs)
    }
  }

  private static func validate(_ fruit: Fruit, at location: String) throws(MenuError) {
    try validate(fruit.id.rawValue, at: location + ".id")
    try validate(fruit.name, at: location + ".name")
    if let symbol = fruit.symbol { try validate(symbol, at: location + ".symbol") }
    guard Stock.range.contains(fruit.initialCount) else {
      throw .invalidInitialCount(fruit.initialCount, of: fruit.id)
    }
  }

  private static func validate(
    _ juice: Juice,
    at location: String,
    fruits: Set<Fruit.ID>
  ) throws(MenuError) {
    try validate(juice.id.rawValue, at: location + ".id")
    try validate(juice.flavour, at: location + ".flavour")
    guard juice.recipe.ingredients.isEmpty == false else { throw .emptyRecipe(juice.id) }
    var named: Set<Fruit.ID> = []
    for ingredient in juice.recipe.ingredients {
      guard fruits.contains(ingredient.fruit) else {
        throw .unknownFruit(ingredient.fruit, in: juice.id)
      }
      guard named.insert(ingredient.fruit).inserted else {
        throw .duplicateIngredient(ingredient.fruit, in: juice.id)
      }
      guard ingredient.amount >= 1, Stock.range.contains(ingredient.amount) else {
        throw .invalidAmount(ingredient.amount, of: ingredient.fruit, in: juice.id)
      }
    }
  }

  private static func validate(_ name: LocalizedName, at location: String) throws(MenuError) {
    guard name.translations.isEmpty == false else { throw .emptyText(at: location) }
    for translation in name.translations {
      try validate(translation.text, at: location + "." + translation.language.rawValue)
    }
  }

  private static func validate(_ text: String, at location: String) throws(MenuError) {
    guard text.unicodeScalars.allSatisfy({ $0.isPrintable }) else {
      throw .controlCharacter(at: location)
    }
    guard text.unicodeScalars.contains(where: isVisible) else { throw .emptyText(at: location) }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return false
    default:
      return properties.isWhitespace == false && properties.isDefaultIgnorableCodePoint == false
    }
  }
}
