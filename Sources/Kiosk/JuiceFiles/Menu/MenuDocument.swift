internal import JuiceModel

/// A menu as a document states it.
struct MenuDocument {
  private static let fruitLimit = 100
  private static let juiceLimit = 1_000

  let fruits: [FruitDocument]
  let juices: [JuiceDocument]

  init(_ document: JSONNode) throws(DocumentError) {
    let menu = try document.object(["fruits", "juices"])
    var fruits: [FruitDocument] = []
    for node in try menu["fruits"].list(atMost: Self.fruitLimit) {
      fruits.append(try FruitDocument(node))
    }
    var juices: [JuiceDocument] = []
    for node in try menu["juices"].list(atMost: Self.juiceLimit) {
      juices.append(try JuiceDocument(node))
    }
    self.fruits = fruits
    self.juices = juices
  }

  /// Returns the menu.
  ///
  /// - Throws: A ``DocumentError`` if the fruits and juices don't make a valid menu.
  func menu() throws(DocumentError) -> Menu {
    do {
      return try Menu(fruits: fruits.map { $0.fruit }, juices: juices.map { $0.juice })
    } catch {
      throw documentError(for: error)
    }
  }
}

/// A fruit as a document states it.
struct FruitDocument {
  let path: JSONPath
  let name: NameDocument
  let fruit: Fruit

  init(_ node: JSONNode) throws(DocumentError) {
    let object = try node.object(["id", "name", "symbol", "stock"])
    path = node.path
    name = try NameDocument(object["name"])
    fruit = Fruit(
      id: Fruit.ID(try object["id"].text()),
      name: name.name,
      symbol: object["symbol"].isPresent ? try object["symbol"].text() : nil,
      initialCount: try object["stock"].number()
    )
  }
}

/// A juice as a document states it.
struct JuiceDocument {
  let path: JSONPath
  let flavour: NameDocument
  let juice: Juice

  init(_ node: JSONNode) throws(DocumentError) {
    let object = try node.object(["id", "flavour", "recipe"])
    path = node.path
    flavour = try NameDocument(object["flavour"])
    var ingredients: [Recipe.Ingredient] = []
    for (key, amount) in try object["recipe"].fields() {
      ingredients.append(.init(fruit: Fruit.ID(key), amount: try amount.number()))
    }
    juice = Juice(
      id: Juice.ID(try object["id"].text()), flavour: flavour.name, recipe: Recipe(ingredients))
  }
}

/// A name as a document states it: an object of texts by language code.
struct NameDocument {
  let path: JSONPath
  let name: LocalizedName

  init(_ node: JSONNode) throws(DocumentError) {
    path = node.path
    var translations: [LocalizedName.Translation] = []
    for (code, text) in try node.fields() {
      guard code.isLanguageCode else {
        throw DocumentError(
          at: text.path, "no such key", "use the codes of languages, such as ko or en")
      }
      translations.append(.init(language: Language(rawValue: code), text: try text.text()))
    }
    guard translations.isEmpty == false else {
      throw DocumentError(at: path, "has no name", "add ko or en")
    }
    name = LocalizedName(translations)
  }
}

extension String {
  /// A Boolean value that indicates whether the text has the form of a BCP 47 code, which begins
  /// with a language of two or three letters.
  fileprivate var isLanguageCode: Bool {
    let subtags = split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count)
        && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isWellFormed, let first = subtags.first else { return false }
    return (2...3).contains(first.utf8.count) && first.allSatisfy { $0.isLowercase }
  }
}
