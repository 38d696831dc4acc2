import JuiceModel
import JuiceViewModels
import Testing

struct PhrasesTests {
  /// Every phrase by its name, with nothing in its gaps.
  private func texts(of phrases: Phrases) -> [String: String] {
    var texts: [String: String] = [:]
    for case (let label?, let value) in Mirror(reflecting: phrases).children {
      switch value {
      case let language as Language: texts[label] = language.rawValue
      case let text as String: texts[label] = text
      case let causes as [StockNotSaved.Cause: String]:
        for (cause, text) in causes { texts["\(cause)"] = text }
        #expect(causes.count == StockNotSaved.Cause.allCases.count)
      case let phrase as Phrase<JuiceGap>: texts[label] = phrase(flavour: "")
      case let phrase as Phrase<FruitGap>: texts[label] = phrase(fruit: "", count: 1)
      default: Issue.record("\(label) is neither a text nor a phrase")
      }
    }
    return texts
  }

  @Test func `no phrase is empty, or equal in two languages`() {
    let all = Phrases.all.map { texts(of: $0) }
    #expect(Phrases.all == [.korean, .english] && all[0].count > 20)
    for (name, korean) in all[0] {
      let english = all[1][name] ?? ""
      if korean == english || korean.isEmpty || english.isEmpty { Issue.record("\(name)") }
    }
  }

  private static let filled: [(Phrase<JuiceGap>, String)] = [
    ("a \(.flavour) b", "a kiwi b"), ("\(.flavour)\(.flavour)", "kiwikiwi"), ("a b", "a b"),
    ("", ""),
  ]

  @Test(arguments: filled) func `the gaps of a phrase are filled, and can be left out`(
    phrase: Phrase<JuiceGap>, text: String
  ) {
    let other: Phrase<FruitGap> = "\(.count) of \(.fruit)"
    #expect(phrase(flavour: "kiwi") == text)
    #expect(other(fruit: "fig", count: 3) == "3 of fig")
  }

  @Test(arguments: Phrases.all)
  func `terminals measure every phrase, name, and symbol alike`(phrases: Phrases) {
    let names =
      Menu.standard.fruits.flatMap { [$0.name[phrases.language], $0.symbol ?? ""] }
      + Menu.standard.juices.map { $0.flavour[phrases.language] }
    let odd = (texts(of: phrases).values + names).filter { $0.isPlain == false }
    #expect(odd == [])
  }
}

extension String {
  /// A Boolean value that indicates whether the text has only Hangul syllables, ASCII, and emoji of
  /// one scalar.
  fileprivate var isPlain: Bool {
    allSatisfy { character in
      guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
        return false
      }
      return (0x20...0x7E).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
        || scalar.properties.isEmojiPresentation
    }
  }
}
