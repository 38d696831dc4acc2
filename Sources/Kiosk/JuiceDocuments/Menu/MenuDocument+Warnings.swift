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
        for field in name.fields ?? [] where field.key.isKnownLanguage == false {
          guard codes.insert(field.key).inserted else { continue }
          let path = path.key(key).key(field.key)
          reader.add(field.key.languageProblem, at: field.offset, path)
        }
        let width = symbol.text?.displayWidth ?? 0
        guard width > 2 else { continue }
        let message = "is \(width) cells wide; use at most 2, such as an emoji"
        reader.add(message, at: symbol.offset, path.key("symbol"))
      }
    }
    return reader.listed
  }

  /// What there is to say about each name that looks like an earlier one.
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
          ? "is that of \(other), too, in \(list); give each its own"
          : "\(texts[0].quoted) looks like \(texts[1].quoted) of \(other) in \(list); give each its own"
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

extension String {
  /// The languages of ISO 639-1 and some others, the most likely ones first.
  ///
  /// Each code is followed by those of countries, or of ISO 639-2, that people write for it.
  private static let languages: [[String]] = """
    ko:kr:kor en:eng:us:gb ja:jp:jpn zh:cn:hk:zho:chi vi:vn:vie es:spa:mx fr:fra:fre
    de:deu:ger pt:por id:ind it:ita ru:rus th:tha ar:ara hi:hin nl:nld:dut pl:pol tr:tur
    uk:ukr:ua sv:swe cs:ces:cze:cz da:dan:dk el:ell:gre:gr he:heb:iw ms:msa:may nb no nn fi fil
    aa ab ae af ak am an as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cu cv cy dv dz ee
    eo et eu fa ff fj fo fy ga gd gl gn gu gv ha ho hr ht hu hy hz ia ie ig ii ik io is iu jv ka
    kg ki kj kk kl km kn ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr mt my na
    nd ne ng nr nv ny oc oj om or os pa pi ps qu rm rn ro rw sa sc sd se sg si sk sl sm sn so sq
    sr ss st su sw ta te tg ti tk tl tn to ts tt ty ug ur uz ve vo wa wo xh yi yo yue za zu ceb
    haw hmn
    """
    .split { $0.isWhitespace }.map { $0.split(separator: ":").map { String($0) } }

  private var language: Substring { prefix { ($0 == "-") == false } }

  fileprivate var isKnownLanguage: Bool {
    String.languages.contains { $0[0] == language }
  }

  fileprivate var languageProblem: String {
    let code = String(language)
    let meant = String.languages.first { $0.contains(code) }?[0]
    let nearest = meant ?? code.likely(among: String.languages.map { $0[0] })
    let question = nearest.map { ". Did you mean \(($0 + dropFirst(code.count)).quoted)?" }
    return "isn't the code of a known language" + (question ?? "")
  }
}
