internal import CellText
internal import JSONReading
internal import JuiceModel

extension DocumentReader {
  /// Returns the warnings about a valid menu, which has no problems.
  mutating func warnings(about menu: Menu) -> [String] {
    let fruits = root["fruits"].items ?? []
    let juices = root["juices"].items ?? []
    let names = menu.fruits.map { $0.name }
    let flavours = menu.juices.map { $0.flavour }
    let languages = languages(of: names + flavours)
    compare(names, of: fruits, "name", in: languages)
    compare(flavours, of: juices, "flavour", in: languages)
    var codes = Set<String>()
    let fields = fruits.map { $0["name"] } + juices.map { $0["flavour"] }
    for field in fields.flatMap({ $0.fields ?? [] }) where codes.insert(field.key).inserted {
      if field.key.isLanguageCode { continue }
      add("isn't the code of a language; use codes such as ko or en", field, at: field.start)
    }
    return listed
  }

  /// Korean, English, and the others, of which a hostile menu can have thousands.
  private func languages(of names: [LocalizedName]) -> [Language] {
    var seen = Set<String>()
    let all = [Language.korean, .english] + names.flatMap { $0.translations.map { $0.language } }
    return Array(all.filter { seen.insert($0.rawValue).inserted }.prefix(100))
  }

  /// Warns about names that look like earlier ones of the list.
  private mutating func compare(
    _ names: [LocalizedName], of items: [JSONNode], _ key: String, in languages: [Language]
  ) {
    var firsts: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      let alike = languages.map { language in
        let look = language.rawValue + " " + names[index][language].withoutBlanks
        let first = firsts[look] ?? index
        firsts[look] = first
        return first
      }
      var told = [index]
      for (first, language) in zip(alike, languages) where told.contains(first) == false {
        told.append(first)
        let shared = zip(alike, languages).filter { $0.0 == first }.map { $0.1.rawValue }
        let name = names[index][language].truncated(to: 60)
        let other = names[first][language].truncated(to: 60)
        let id = (items[first]["id"].text ?? "").truncated(to: 60)
        let start =
          name == other
          ? "is the same as that of \(id)" : "\(name.quoted) looks like \(other.quoted) of \(id)"
        add("\(start) in \(shared.listed); change one of them", item[key])
      }
    }
  }
}

extension String {
  /// Codes of countries that people write in place of those of languages.
  private static let countries = ["kr", "us", "jp", "cn", "vn", "ua"]

  /// Whether the text has the form of the code of a language, such as `ko` or `zh-Hant`.
  fileprivate var isLanguageCode: Bool {
    let code = Language(tag: self).rawValue
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return (2...3).contains(code.utf8.count) && code.utf8.allSatisfy(letters.contains)
      && String.countries.contains(code) == false
  }
}
