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
  fileprivate mutating func name(_ node: JSONNode, _ path: DocumentPath) -> LocalizedName {
    LocalizedName(
      fields(node, path).map { field, path in
        if field.key.isLanguageCode == false {
          let message = "no such key; use the codes of languages, such as ko or en"
          add(message, at: field.offset, path)
        }
        return .init(language: Language(rawValue: field.key), text: text(field.node, path))
      })
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

extension String {
  /// Whether the text has the form of a BCP 47 code, which begins with two or three letters.
  fileprivate var isLanguageCode: Bool {
    let parts = Array(utf8).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let language = parts.first ?? []
    return (2...3).contains(language.count) && language.allSatisfy { $0.isSmallLetter }
      && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isLetterOrDigit } }
  }
}
