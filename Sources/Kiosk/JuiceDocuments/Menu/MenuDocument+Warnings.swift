internal import JuiceModel
internal import PlainText

extension MenuDocument {
  func warnings(measuring width: (String) -> Int) -> [FileProblem] {
    var reader = DocumentReader(source)
    var codes = Set<String>()
    let lists = [
      ("fruits", "name", menu.fruits.map { $0.name }),
      ("juices", "flavour", menu.juices.map { $0.flavour }),
    ]
    let languages = languages
    for (list, key, names) in lists {
      let items = root[list].items ?? []
      var firsts: [String: Int] = [:]
      for (index, item) in items.enumerated() {
        let (name, symbol) = (item[key], item["symbol"])
        let alike = languages.map { language in
          let look = language.rawValue + " " + names[index][language].withoutBlanks
          let first = firsts[look] ?? index
          firsts[look] = first
          return first
        }
        for (position, first) in alike.enumerated()
        where first < index && alike.firstIndex(of: first) == position {
          let shared = languages.indices.filter { alike[$0] == first }.map {
            languages[$0].rawValue
          }
          let texts = [index, first].map { names[$0][languages[position]].truncated(to: 60) }
          let other = (items[first]["id"].text ?? "").truncated(to: 60)
          let message =
            texts[0] == texts[1]
            ? "is that of \(other), too, in "
            : "\(texts[0].quoted) looks like \(texts[1].quoted) of \(other) in "
          reader.add(message + shared.listed + "; give each its own", name)
        }
        for field in name.fields ?? [] where codes.insert(field.key).inserted {
          guard let problem = field.key.languageProblem else { continue }
          reader.add(problem, field)
        }
        let width = symbol.text.map(width) ?? 0
        guard width > 2 else { continue }
        let message = "is \(width) cells wide; use at most 2, such as an emoji"
        reader.add(message, symbol)
      }
    }
    return reader.listed
  }

  /// Korean, English, and the other languages of the menu, of which a hostile one can have thousands.
  private var languages: [Language] {
    var languages = [Language.korean, .english]
    for name in menu.fruits.map({ $0.name }) + menu.juices.map({ $0.flavour }) {
      for translation in name.translations
      where languages.count < 100 && languages.contains(translation.language) == false {
        languages.append(translation.language)
      }
    }
    return languages
  }
}

extension String {
  /// Codes and names of languages that people write, and the codes that they mean.
  private static let mistakes = [
    ("kr", "ko"), ("kor", "ko"), ("korean", "ko"), ("eng", "en"), ("english", "en"), ("us", "en"),
    ("jp", "ja"), ("cn", "zh"), ("vn", "vi"), ("ua", "uk"),
  ]

  /// What is wrong with the code of a language, or `nil` if people don't write it by mistake.
  fileprivate var languageProblem: String? {
    let code = withoutRegion
    let isCode = (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { $0.isSmallLetter }
    let word = isCode ? code : code.likely(among: String.mistakes.map { $0.0 })
    let meant = String.mistakes.first { $0.0 == word }?.1
    guard isCode == false || (meant == nil) == false else { return nil }
    let advice = meant.map { ". Did you mean \($0.quoted)?" } ?? "; use codes such as ko or en"
    return "isn't the code of a language" + advice
  }
}
