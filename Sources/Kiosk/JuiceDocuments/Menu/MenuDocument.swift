internal import JuiceModel

struct MenuDocument {
  private static let fruitLimit = 100
  private static let juiceLimit = 1_000

  let menu: Menu
  let source: SourceText
  let root: JSONNode

  init(_ source: SourceText) throws(FileError) {
    let root = try JSONParser.document(source)
    self.source = source
    self.root = root
    var reader = DocumentReader(source)
    reader.object(root, ["fruits", "juices"])
    let fruits = reader.list(root["fruits"], atMost: Self.fruitLimit).map { node in
      reader.object(node, ["id", "name", "symbol", "stock"])
      let symbol = node["symbol"]
      return Fruit(
        id: Fruit.ID(reader.text(node["id"])),
        name: reader.name(node["name"]),
        symbol: symbol.isMissing ? nil : reader.text(symbol),
        initialCount: reader.number(node["stock"], Stock.range))
    }
    let juices = reader.list(root["juices"], atMost: Self.juiceLimit).map { node in
      reader.object(node, ["id", "flavour", "recipe"])
      return Juice(
        id: Juice.ID(reader.text(node["id"])),
        flavour: reader.name(node["flavour"]),
        recipe: reader.recipe(node["recipe"]))
    }
    Menu.check(fruits, juices) { reader.add($1, at: $0) }
    try reader.check()
    menu = Menu(validFruits: fruits, validJuices: juices)
  }
}

extension DocumentReader {
  /// A text for a region is also one in its language, unless that has its own.
  fileprivate mutating func name(_ node: JSONNode) -> LocalizedName {
    let fields = fields(node)
    var keys = Set<String>()
    for field in fields { keys.insert(field.key) }
    var translations: [LocalizedName.Translation] = []
    for field in fields {
      let (code, text) = (Language(tag: field.key).rawValue, text(field))
      for key in keys.insert(code).inserted ? [field.key, code] : [field.key] {
        translations.append(.init(language: Language(rawValue: key), text: text))
      }
    }
    return LocalizedName(translations)
  }

  /// The amounts are in their range, so any problem with an ingredient is its key.
  fileprivate mutating func recipe(_ node: JSONNode) -> Recipe {
    Recipe(
      fields(node).map { field in
        let amount = number(field, Recipe.amounts)
        report(field, at: field.start)
        return .init(fruit: Fruit.ID(field.key), amount: amount)
      })
  }
}
