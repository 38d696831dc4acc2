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
    let fruits = root["fruits"].items.map { Fruit($0) }
    let juices = root["juices"].items.map { Juice($0) }
    do throws(MenuError) {
      menu = try Menu(fruits: fruits, juices: juices)
    } catch {
      throw FileError(at: source.file, error.description)
    }
  }

  private static func type(of root: JSONNode) -> DocumentType {
    let name = DocumentType.map(of: .text, by: .language, ifEmpty: "has no name; add ko or en")
    let recipe = DocumentType.map(
      of: .number(Recipe.amounts), by: ingredients(in: root),
      ifEmpty: "is empty; add at least one fruit")
    let fruit = [
      DocumentField("id", .id), DocumentField("name", name),
      DocumentField("symbol", .text, isRequired: false),
      DocumentField("stock", .number(Stock.range)),
    ]
    let juice = [
      DocumentField("id", .id), DocumentField("flavour", name), DocumentField("recipe", recipe),
    ]
    return .object([
      DocumentField("fruits", .list(of: fruit, atMost: fruitLimit, "fruit")),
      DocumentField("juices", .list(of: juice, atMost: juiceLimit, "juice")),
    ])
  }

  private static func ingredients(in root: JSONNode) -> DocumentKey {
    let fruits = root["fruits"].items
    guard (1...fruitLimit).contains(fruits.count) else { return .anything }
    var ids: [String] = []
    for fruit in fruits {
      guard case .text(let id) = fruit["id"].value, id.textProblem == nil else { return .anything }
      ids.append(id)
    }
    return .fruit(ids)
  }
}

extension Fruit {
  /// The node has been checked.
  fileprivate init(_ node: JSONNode) {
    self.init(
      id: Fruit.ID(node["id"].text),
      name: LocalizedName(node["name"]),
      symbol: node["symbol"].isMissing ? nil : node["symbol"].text,
      initialCount: node["stock"].number)
  }
}

extension Juice {
  fileprivate init(_ node: JSONNode) {
    self.init(
      id: Juice.ID(node["id"].text),
      flavour: LocalizedName(node["flavour"]),
      recipe: Recipe(
        node["recipe"].fields.map { field in
          .init(fruit: Fruit.ID(field.key), amount: field.node.number)
        }))
  }
}

extension LocalizedName {
  fileprivate init(_ node: JSONNode) {
    self.init(
      node.fields.map { field in
        .init(language: Language(rawValue: field.key), text: field.node.text)
      })
  }
}
