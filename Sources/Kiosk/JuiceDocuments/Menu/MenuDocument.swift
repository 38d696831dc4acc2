internal import JuiceModel
internal import PlainText

struct MenuDocument {
  private static let fruitLimit = 100
  private static let juiceLimit = 1_000

  let menu: Menu
  private let source: SourceText
  private let root: JSONNode

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

extension MenuDocument {
  var warnings: [FileProblem] {
    var reader = DocumentReader(source)
    let names = sharedNames(menu.fruits.map { ($0.id.rawValue, $0.name) })
    for (index, fruit) in root["fruits"].items.enumerated() {
      let path = "fruits[\(index)]."
      for message in names[index] { reader.add(message, at: fruit["name"].offset, path + "name") }
      let width = fruit["symbol"].text.displayWidth
      guard width > 2 else { continue }
      let message = "is \(width) cells wide; use at most 2, such as an emoji"
      reader.add(message, at: fruit["symbol"].offset, path + "symbol")
    }
    let flavours = sharedNames(menu.juices.map { ($0.id.rawValue, $0.flavour) })
    for (index, juice) in root["juices"].items.enumerated() {
      let path = "juices[\(index)].flavour"
      for message in flavours[index] { reader.add(message, at: juice["flavour"].offset, path) }
    }
    return reader.listed
  }

  /// What there is to say about each name that is the same as an earlier one.
  private func sharedNames(_ names: [(id: String, name: LocalizedName)]) -> [[String]] {
    var shared: [[(first: Int, languages: [String])]] = names.map { _ in [] }
    for language in languages {
      var firsts: [String: Int] = [:]
      for (index, name) in names.map({ $0.name[language] }).enumerated() {
        guard let first = firsts[name] else {
          firsts[name] = index
          continue
        }
        if let known = shared[index].firstIndex(where: { $0.first == first }) {
          shared[index][known].languages.append(language.rawValue)
        } else {
          shared[index].append((first, [language.rawValue]))
        }
      }
    }
    return shared.map { others in
      others.map { first, languages in
        let other = names[first].id.truncated(to: 60)
        return "is that of \(other), too, in \(languages.listed); give each its own"
      }
    }
  }

  /// Korean, English, and the other languages of the menu, of which a hostile one can have thousands.
  private var languages: ArraySlice<Language> {
    let names = menu.fruits.map { $0.name } + menu.juices.map { $0.flavour }
    var seen: Set<Language> = []
    let all = [Language.korean, .english] + names.flatMap { $0.translations.map { $0.language } }
    return all.filter { seen.insert($0).inserted }.prefix(100)
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
