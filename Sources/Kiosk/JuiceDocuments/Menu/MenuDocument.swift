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
    try DocumentReader.check(root, Self.type(of: root), in: source)
    let fruits = root["fruits"].items.map { fruit in
      let symbol = fruit["symbol"].isMissing ? nil : fruit["symbol"].text
      return Fruit(
        id: Fruit.ID(fruit["id"].text), name: LocalizedName(fruit["name"]), symbol: symbol,
        initialCount: fruit["stock"].number)
    }
    let juices = root["juices"].items.map { juice in
      let ingredients = juice["recipe"].fields.map { field in
        Recipe.Ingredient(fruit: Fruit.ID(field.key), amount: field.node.number)
      }
      return Juice(
        id: Juice.ID(juice["id"].text), flavour: LocalizedName(juice["flavour"]),
        recipe: Recipe(ingredients))
    }
    do throws(MenuError) {
      menu = try Menu(fruits: fruits, juices: juices)
    } catch {
      throw FileError(at: source.file + ": " + error.path, error.message)
    }
  }

  private static func type(of root: JSONNode) -> DocumentType {
    let ids = root["fruits"].items.map { $0["id"].text }
    let areKnown =
      (1...fruitLimit).contains(ids.count) && ids.allSatisfy { $0.fieldProblem == nil }
    let name = DocumentType.map(of: .text, by: .language, ifEmpty: "has no name; add ko or en")
    let recipe = DocumentType.map(
      of: .number(Recipe.amounts), by: areKnown ? .fruit(ids) : .anything,
      ifEmpty: "is empty; add at least one fruit")
    let fruit = [
      DocumentField(key: "id", type: .id), DocumentField(key: "name", type: name),
      DocumentField(key: "symbol", type: .text, isRequired: false),
      DocumentField(key: "stock", type: .number(Stock.range)),
    ]
    let juice = [
      DocumentField(key: "id", type: .id), DocumentField(key: "flavour", type: name),
      DocumentField(key: "recipe", type: recipe),
    ]
    return .object([
      DocumentField(key: "fruits", type: .list(of: fruit, atMost: fruitLimit, "fruit")),
      DocumentField(key: "juices", type: .list(of: juice, atMost: juiceLimit, "juice")),
    ])
  }
}

extension LocalizedName {
  /// The node has been checked.
  fileprivate init(_ node: JSONNode) {
    self.init(
      node.fields.map { field in
        .init(language: Language(rawValue: field.key), text: field.node.text)
      })
  }
}
