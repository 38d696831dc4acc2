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
    let path = DocumentPath.root
    reader.object(root, path, ["fruits", "juices"])
    let fruitItems = reader.list(root["fruits"], path.key("fruits"), atMost: Self.fruitLimit)
    let fruits = fruitItems.map { node, path in
      reader.object(node, path, ["id", "name", "symbol", "stock"])
      let symbol = node["symbol"]
      return Fruit(
        id: Fruit.ID(reader.text(node["id"], path.key("id"))),
        name: reader.name(node["name"], path.key("name")),
        symbol: symbol.isMissing ? nil : reader.text(symbol, path.key("symbol")),
        initialCount: reader.number(node["stock"], path.key("stock"), Stock.range))
    }
    let juiceItems = reader.list(root["juices"], path.key("juices"), atMost: Self.juiceLimit)
    let juices = juiceItems.map { node, path in
      reader.object(node, path, ["id", "flavour", "recipe"])
      return Juice(
        id: Juice.ID(reader.text(node["id"], path.key("id"))),
        flavour: reader.name(node["flavour"], path.key("flavour")),
        recipe: reader.recipe(node["recipe"], path.key("recipe")))
    }
    Menu.check(fruits, juices) { reader.add($1, at: $0) }
    try reader.check()
    menu = Menu(validFruits: fruits, validJuices: juices)
  }
}

extension DocumentReader {
  /// A text for a region is also one in its language, unless that has its own.
  fileprivate mutating func name(_ node: JSONNode, _ path: DocumentPath) -> LocalizedName {
    let fields = fields(node, path)
    var keys = Set<String>()
    for (field, _) in fields { keys.insert(field.key) }
    var translations: [LocalizedName.Translation] = []
    for (field, path) in fields {
      let (code, text) = (Language(tag: field.key).rawValue, text(field.node, path))
      for key in keys.insert(code).inserted ? [field.key, code] : [field.key] {
        translations.append(.init(language: Language(rawValue: key), text: text))
      }
    }
    return LocalizedName(translations)
  }

  /// The amounts are in their range, so any problem with an ingredient is its key.
  fileprivate mutating func recipe(_ node: JSONNode, _ path: DocumentPath) -> Recipe {
    Recipe(
      fields(node, path).map { field, path in
        let amount = number(field.node, path, Recipe.amounts)
        report(path, at: field.offset)
        return .init(fruit: Fruit.ID(field.key), amount: amount)
      })
  }
}
