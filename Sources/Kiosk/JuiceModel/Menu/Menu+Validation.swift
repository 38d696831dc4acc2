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

  private static func validate(_ fruit: Fruit, at place: String) throws(MenuError) {
    try validate(fruit.id.rawValue, at: place + ".id")
    try validate(fruit.name, at: place + ".name")
    if let symbol = fruit.symbol { try validate(symbol, at: place + ".symbol") }
    guard Stock.range.contains(fruit.initialCount) else {
      throw .invalidInitialCount(fruit.initialCount, of: fruit.id)
    }
  }

  private static func validate(
    _ juice: Juice,
    at place: String,
    fruits: Set<Fruit.ID>
  ) throws(MenuError) {
    try validate(juice.id.rawValue, at: place + ".id")
    try validate(juice.flavour, at: place + ".flavour")
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

  private static func validate(_ name: LocalizedName, at place: String) throws(MenuError) {
    guard name.translations.isEmpty == false else { throw .emptyText(at: place) }
    for translation in name.translations {
      try validate(translation.text, at: place + "." + translation.language.rawValue)
    }
  }

  private static func validate(_ text: String, at place: String) throws(MenuError) {
    guard text.unicodeScalars.allSatisfy({ $0.isPrintable }) else {
      throw .controlCharacter(at: place)
    }
    guard text.unicodeScalars.contains(where: isVisible) else { throw .emptyText(at: place) }
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
