internal import JuiceModel
internal import PlainText

extension MenuDocument {
  var warnings: [FileProblem] {
    var reader = DocumentReader(source)
    var codes = Set<String>()
    let fruits = sharedNames(menu.fruits.map { ($0.id.rawValue, $0.name) })
    let juices = sharedNames(menu.juices.map { ($0.id.rawValue, $0.flavour) })
    for (list, key, shared) in [("fruits", "name", fruits), ("juices", "flavour", juices)] {
      for (index, item) in (root[list].items ?? []).enumerated() {
        let path = DocumentPath.root.key(list).item(index)
        let (name, symbol) = (item[key], item["symbol"])
        for message in shared[index] { reader.add(message, at: name.offset, path.key(key)) }
        for field in name.fields ?? [] where codes.insert(field.key).inserted {
          guard let problem = field.key.languageProblem else { continue }
          reader.add(problem, at: field.offset, path.key(key).key(field.key))
        }
        let width = symbol.text?.displayWidth ?? 0
        guard width > 2 else { continue }
        let message = "is \(width) cells wide; use at most 2, such as an emoji"
        reader.add(message, at: symbol.offset, path.key("symbol"))
      }
    }
    return reader.listed
  }

  /// Returns the warnings for each name that looks like an earlier one.
  private func sharedNames(_ names: [(id: String, name: LocalizedName)]) -> [[String]] {
    let languages = languages
    var firsts: [[String]: Int] = [:]
    return names.enumerated().map { index, name in
      var shared: [(first: Int, languages: [Language])] = []
      for language in languages {
        let look = [language.rawValue, name.name[language].withoutBlanks]
        guard let first = firsts[look] else {
          firsts[look] = index
          continue
        }
        if let known = shared.firstIndex(where: { $0.first == first }) {
          shared[known].languages.append(language)
        } else {
          shared.append((first, [language]))
        }
      }
      return shared.map { first, languages in
        let other = names[first].id.truncated(to: 60)
        let list = languages.map { $0.rawValue }.listed
        let texts = [name.name, names[first].name].map { $0[languages[0]].truncated(to: 60) }
        return texts[0] == texts[1]
          ? "is the same as that of \(other) in \(list); change one of them"
          : "\(texts[0].quoted) looks like \(texts[1].quoted) of \(other) in \(list); "
            + "change one of them"
      }
    }
  }

  /// Korean, English, and the other languages of the menu, up to 100: a hostile menu can have thousands.
  private var languages: ArraySlice<Language> {
    let names = menu.fruits.map { $0.name } + menu.juices.map { $0.flavour }
    var seen: Set<Language> = []
    let all = [Language.korean, .english] + names.flatMap { $0.translations.map { $0.language } }
    return all.filter { seen.insert($0).inserted }.prefix(100)
  }
}

extension String {
  /// Codes and names of languages that people write, and the codes that they mean.
  private static let mistakes = [
    ("kr", "ko"), ("kor", "ko"), ("korean", "ko"), ("eng", "en"), ("english", "en"), ("us", "en"),
    ("jp", "ja"), ("cn", "zh"), ("vn", "vi"), ("ua", "uk"),
  ]

  /// The problem with the code of a language, or `nil` if it isn't a common mistake.
  fileprivate var languageProblem: String? {
    let code = Language(tag: self).rawValue
    let isCode = (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { $0.isSmallLetter }
    let word = isCode ? code : code.likely(among: String.mistakes.map { $0.0 })
    let meant = String.mistakes.first { $0.0 == word }?.1
    guard isCode == false || (meant == nil) == false else { return nil }
    let advice = meant.map { ". Did you mean \($0.quoted)?" } ?? "; use codes such as ko or en"
    return "isn't the code of a language" + advice
  }
}
