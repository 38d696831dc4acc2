internal import JuiceModel

/// What a document calls a thing, in one language at least.
struct NameDocument {
  private let texts: [Language: String]
  let place: JSONPlace

  init(_ node: JSONNode) throws(Mistake) {
    place = node.place
    let object = try node.object(Language.allCases.map { $0.rawValue })
    var texts: [Language: String] = [:]
    for language in Language.allCases where object[language.rawValue].isPresent {
      texts[language] = try object[language.rawValue].text()
    }
    guard texts.isEmpty == false else {
      throw Mistake(at: place, "has no name", "add ko or en")
    }
    self.texts = texts
  }

  /// The name in every language: where one is missing, that of the first that is there.
  var name: LocalizedName {
    LocalizedName(korean: text(.korean), english: text(.english))
  }

  /// Where the name in a language comes from.
  func place(of language: Language) -> JSONPlace { place[source(of: language).rawValue] }

  private func text(_ language: Language) -> String { texts[source(of: language)] ?? "" }

  private func source(of language: Language) -> Language {
    if case .some = texts[language] { return language }
    return Language.allCases.first { texts.keys.contains($0) } ?? language
  }
}
