internal import JSONReading
internal import JuiceModel

extension DocumentReader {
  mutating func menu() throws(FileError) -> Menu {
    object(root, ["fruits", "juices"])
    let fruits = list(root["fruits"], atMost: 100).map { node in
      object(node, ["id", "name", "symbol", "stock"])
      let symbol = node["symbol"]
      return Fruit(
        id: Fruit.ID(text(node["id"])),
        name: name(node["name"]),
        symbol: symbol.value.map { _ in text(symbol) },
        initialCount: number(node["stock"], Stock.range))
    }
    let juices = list(root["juices"], atMost: 1_000).map { node in
      object(node, ["id", "flavour", "recipe"])
      return Juice(
        id: Juice.ID(text(node["id"])),
        flavour: name(node["flavour"]),
        recipe: recipe(node["recipe"]))
    }
    Menu.check(fruits, juices) { add($1, at: $0) }
    try check()
    return Menu(validFruits: fruits, validJuices: juices)
  }

  /// A text for a region is also one in its language, unless that has its own.
  private mutating func name(_ node: JSONNode) -> LocalizedName {
    let fields = fields(node, #"a text for each language, such as { "ko": "레몬", "en": "Lemon" }"#)
    var keys = Set(fields.map { $0.key })
    var translations: [LocalizedName.Translation] = []
    for field in fields {
      let code = Language(tag: field.key).rawValue
      let text = text(field)
      for key in keys.insert(code).inserted ? [field.key, code] : [field.key] {
        translations.append(.init(language: Language(rawValue: key), text: text))
      }
    }
    return LocalizedName(translations)
  }

  /// The amounts are in their range, so any problem with an ingredient is its key.
  private mutating func recipe(_ node: JSONNode) -> Recipe {
    Recipe(
      fields(node, #"a number of each fruit, such as { "lemon": 2 }"#).map { field in
        let amount = number(field, Recipe.amounts)
        report(field, at: field.start)
        return .init(fruit: Fruit.ID(field.key), amount: amount)
      })
  }
}
