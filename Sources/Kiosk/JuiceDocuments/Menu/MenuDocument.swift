internal import JuiceModel

/// A menu as a document states it, with everything that is wrong with it.
///
/// Something valid takes the place of what can't be read, so that nothing is a problem twice.
struct MenuDocument {
  private static let fruitLimit = 100
  private static let juiceLimit = 1_000
  private static let languageLimit = 100
  private static let name = LocalizedName([.init(language: .english, text: "?")])

  private let root: JSONNode
  private var reader: DocumentReader
  private var languages: Set<String> = []
  /// A Boolean value that indicates whether every fruit has an identifier, so that no recipe can
  /// mean one that doesn't.
  private var isIdentified = true

  /// The fruits.
  private(set) var fruits: [Fruit] = []
  /// The juices.
  private(set) var juices: [Juice] = []

  /// Everything that is wrong with the menu.
  var problems: [DocumentProblem] { reader.problems }

  /// Reads a menu.
  ///
  /// - Parameters:
  ///   - root: The root of the document.
  ///   - problems: The problems that the document has already.
  init(_ root: JSONNode, _ problems: [DocumentProblem]) {
    self.root = root
    reader = DocumentReader(problems)
    guard reader.isObject(root, ["fruits", "juices"]) else { return }
    for node in reader.list(root["fruits"], atMost: Self.fruitLimit) ?? [] {
      fruits.append(fruit(node))
    }
    for node in reader.list(root["juices"], atMost: Self.juiceLimit) ?? [] {
      juices.append(juice(node))
    }
    let errors = Menu.errors(fruits: fruits, juices: juices)
    for (error, place) in errors where place.list == .fruits && place.keys == ["id"] {
      if case .duplicateFruit = error { continue }
      isIdentified = false
    }
    let fruits = isIdentified ? fruits.map { $0.id.rawValue } : []
    for (error, place) in errors {
      let problem = DocumentProblem(error, at: node(at: place), fruits)
      if let problem { reader.problems.append(problem) }
    }
  }

  private mutating func fruit(_ node: JSONNode) -> Fruit {
    guard reader.isObject(node, ["id", "name", "symbol", "stock"]) else {
      isIdentified = false
      return Fruit(id: Fruit.ID("\(node.path)"), name: Self.name)
    }
    let id = reader.text(node["id"])
    if id == nil { isIdentified = false }
    return Fruit(
      id: Fruit.ID(id ?? "\(node.path)"),
      name: name(node["name"]),
      symbol: node["symbol"].isPresent ? reader.text(node["symbol"]) : nil,
      initialCount: Int(clamping: reader.number(node["stock"]) ?? 0)
    )
  }

  private mutating func juice(_ node: JSONNode) -> Juice {
    guard reader.isObject(node, ["id", "flavour", "recipe"]) else {
      return Juice(id: Juice.ID("\(node.path)"), flavour: Self.name, recipe: [:])
    }
    return Juice(
      id: Juice.ID(reader.text(node["id"]) ?? "\(node.path)"),
      flavour: name(node["flavour"]),
      recipe: Recipe(
        (reader.fields(node["recipe"]) ?? []).map { field in
          .init(
            fruit: Fruit.ID(field.key),
            amount: Int(clamping: reader.number(field.node) ?? 1))
        })
    )
  }

  /// Returns a name, which is an object of texts by language code.
  private mutating func name(_ node: JSONNode) -> LocalizedName {
    guard let fields = reader.fields(node) else { return Self.name }
    if fields.isEmpty {
      reader.problems.append(DocumentProblem(at: node, "has no name", "add ko or en"))
    }
    var translations: [LocalizedName.Translation] = []
    for field in fields {
      let text = reader.text(field.node)
      if field.key.isLanguageCode == false {
        reader.problems.append(
          DocumentProblem(
            atKeyOf: field.node, "no such key",
            "use the codes of languages, such as ko or en"))
      } else if languages.insert(field.key).inserted, languages.count > Self.languageLimit {
        reader.problems.append(
          DocumentProblem(
            atKeyOf: field.node, "is another language",
            "use at most \(Self.languageLimit) in a menu"))
      } else if let text {
        translations.append(.init(language: Language(rawValue: field.key), text: text))
      }
    }
    return translations.isEmpty ? Self.name : LocalizedName(translations)
  }

  /// Returns the value at a place of the menu.
  func node(at place: MenuPlace) -> JSONNode {
    let list = root[place.list == .fruits ? "fruits" : "juices"]
    return place.keys.reduce(place.index.map { list[$0] } ?? list) { node, key in
      node[key == "initialCount" ? "stock" : key]
    }
  }
}

extension String {
  /// A Boolean value that indicates whether the text has the form of a BCP 47 code, which begins
  /// with a language of two or three letters.
  fileprivate var isLanguageCode: Bool {
    let subtags = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isWellFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count)
        && subtag.allSatisfy { $0.isSmallLetter || ($0 | 0x20).isSmallLetter || $0.isDigit }
    }
    guard isWellFormed, let first = subtags.first else { return false }
    return (2...3).contains(first.count) && first.allSatisfy { $0.isSmallLetter }
  }
}
