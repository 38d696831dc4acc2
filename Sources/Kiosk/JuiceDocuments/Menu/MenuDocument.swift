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
  private var languages: [String: Int] = [:]
  /// A Boolean value that indicates whether every fruit has an identifier, so that no recipe can
  /// mean one that doesn't.
  private var isIdentified = true

  /// The fruits.
  private(set) var fruits: [Fruit] = []
  /// The juices.
  private(set) var juices: [Juice] = []

  /// Reads a menu.
  ///
  /// - Throws: A ``FileError`` if the text isn't JSON.
  init(_ source: SourceText) throws(FileError) {
    let (root, problems) = try JSONParser.document(source)
    self.root = root
    reader = DocumentReader(problems)
    guard reader.isObject(root, ["fruits", "juices"]) else { return }
    let fruitNodes = reader.list(root["fruits"], atMost: Self.fruitLimit)
    let juiceNodes = reader.list(root["juices"], atMost: Self.juiceLimit)
    for node in fruitNodes ?? [] { fruits.append(fruit(node)) }
    for node in juiceNodes ?? [] { juices.append(juice(node)) }
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

  /// Returns the menu.
  ///
  /// - Throws: A ``FileError`` with everything that is wrong with it.
  func menu(in source: SourceText) throws(FileError) -> Menu {
    guard reader.problems.isEmpty, let menu = try? Menu(fruits: fruits, juices: juices) else {
      throw FileError(source.fileProblems(reader.problems))
    }
    return menu
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
      } else if isNewLanguage(field.key), languages.count > Self.languageLimit {
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

  private mutating func isNewLanguage(_ code: String) -> Bool {
    guard languages[code] == nil else { return false }
    languages[code] = languages.count
    return true
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
    var lengths = [0]
    for byte in Array(utf8) {
      if byte == UInt8(ascii: "-") {
        lengths.append(0)
      } else if byte.isSmallLetter || (lengths.count > 1 && byte.isLetterOrDigit) {
        lengths[lengths.count - 1] += 1
      } else {
        return false
      }
    }
    return (2...3).contains(lengths[0]) && lengths.allSatisfy { (1...8).contains($0) }
  }
}
