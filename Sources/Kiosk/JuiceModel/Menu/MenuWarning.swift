internal import PlainText

/// Something about a menu that is allowed, but that people will probably stumble over.
public enum MenuWarning: Hashable, Sendable {
  /// A fruit has the same name as an earlier one in some languages.
  case sharedName(Fruit.ID, with: Fruit.ID, in: [Language])
  /// A juice has the same flavour as an earlier one in some languages.
  case sharedFlavour(Juice.ID, with: Juice.ID, in: [Language])
  /// The symbol of a fruit is wider than the two cells that an emoji takes on a terminal.
  case wideSymbol(Fruit.ID, width: Int)
}

extension MenuWarning: CustomStringConvertible {
  /// A line of English that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .sharedName(let fruit, let other, let languages):
      "fruit \(fruit.rawValue.visible) has the name of \(other.rawValue.visible) in "
        + "\(MenuWarning.list(languages)); give each its own"
    case .sharedFlavour(let juice, let other, let languages):
      "juice \(juice.rawValue.visible) has the flavour of \(other.rawValue.visible) in "
        + "\(MenuWarning.list(languages)); give each its own"
    case .wideSymbol(let fruit, let width):
      "the symbol of fruit \(fruit.rawValue.visible) is \(width) cells wide; use at most 2"
    }
  }

  private static func list(_ languages: [Language]) -> String {
    languages.map { $0.rawValue.visible }.joined(separator: ", ")
  }
}

extension Menu {
  /// What people will probably stumble over, in fruits before juices, each in order.
  ///
  /// Names are compared in Korean, in English, and in every language of the menu. In a language that a
  /// name doesn't have, its first translation counts.
  ///
  /// - Complexity: O(*n* \* *l*), where *n* is the number of translations, and *l* is the number of
  ///   languages.
  public var warnings: [MenuWarning] { placedWarnings.map { $0.warning } }

  /// The warnings, and where they apply.
  package var placedWarnings: [(warning: MenuWarning, place: MenuPlace)] {
    var found: [(warning: MenuWarning, place: MenuPlace)] = []
    let languages = languages
    let names = SharedNames(fruits.map { $0.name }, languages)
    for (index, fruit) in fruits.enumerated() {
      for (first, languages) in names.shared[index] {
        found.append(
          (
            .sharedName(fruit.id, with: fruits[first].id, in: languages),
            MenuPlace(.fruits, index, ["name"])
          ))
      }
      let width = fruit.symbol?.displayWidth ?? 0
      if width > 2 {
        found.append((.wideSymbol(fruit.id, width: width), MenuPlace(.fruits, index, ["symbol"])))
      }
    }
    let flavours = SharedNames(juices.map { $0.flavour }, languages)
    for (index, juice) in juices.enumerated() {
      for (first, languages) in flavours.shared[index] {
        found.append(
          (
            .sharedFlavour(juice.id, with: juices[first].id, in: languages),
            MenuPlace(.juices, index, ["flavour"])
          ))
      }
    }
    return found
  }

  private var languages: [Language] {
    var seen: Set<Language> = []
    let names = fruits.map { $0.name } + juices.map { $0.flavour }
    let all = [Language.korean, .english] + names.flatMap { $0.translations.map { $0.language } }
    return all.filter { seen.insert($0).inserted }
  }
}

/// The names of a list that are the same as earlier ones.
private struct SharedNames {
  /// For each name, the earlier names that it equals, and the languages in which it does.
  private(set) var shared: [[(first: Int, languages: [Language])]]

  init(_ names: [LocalizedName], _ languages: [Language]) {
    shared = names.map { _ in [] }
    for language in languages {
      var firsts: [String: Int] = [:]
      for (index, name) in names.enumerated() {
        let text = name[language]
        guard let first = firsts[text] else {
          firsts[text] = index
          continue
        }
        add(language, to: index, first)
      }
    }
  }

  private mutating func add(_ language: Language, to index: Int, _ first: Int) {
    if let known = shared[index].firstIndex(where: { $0.first == first }) {
      shared[index][known].languages.append(language)
    } else {
      shared[index].append((first, [language]))
    }
  }
}
