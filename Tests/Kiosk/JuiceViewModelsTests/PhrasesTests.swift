import JuiceModel
import JuiceViewModels
import Testing

struct PhrasesTests {
  /// Every phrase by its name, a phrase about a juice as what stands around the flavour.
  private func texts(of phrases: Phrases) -> [String: String] {
    var texts: [String: String] = [:]
    for case (let label?, let value) in Mirror(reflecting: phrases).children {
      switch value {
      case is Language: break
      case let text as String: texts[label] = text
      case let phrase as JuicePhrase: texts[label] = phrase("")
      default: Issue.record("\(label) is neither a text nor a phrase about a juice")
      }
    }
    return texts
  }

  @Test(arguments: Language.allCases)
  func `every phrase exists in every language`(language: Language) {
    let phrases = Phrases.phrases(in: language)
    let texts = texts(of: phrases)
    #expect(phrases.language == language)
    #expect(texts.count >= 14)
    for (name, text) in texts {
      #expect(text.isEmpty == false, "\(name) in \(language)")
    }
  }

  @Test func `every phrase differs between the languages`() {
    let english = texts(of: .english)
    for (name, text) in texts(of: .korean) {
      #expect((english[name] == text) == false, "\(name)")
    }
  }

  @Test func `the kiosk speaks Korean`() {
    let phrases = Phrases.korean
    #expect(phrases.orderTitle == "맛있는 쥬스를 만들어 드려요!")
    #expect(phrases.editStock == "재고수정")
    #expect(phrases.orderJuice("딸기") == "딸기쥬스 주문")
    #expect(phrases.orderJuice("망고키위") == "망고키위쥬스 주문")
    #expect(phrases.soldOut == "재고 부족")
    #expect(phrases.stockEditTitle == "재고 추가")
    #expect(phrases.close == "닫기")
    #expect(phrases.juiceReady("딸기") == "딸기 쥬스 나왔습니다! 맛있게 드세요!")
    #expect(phrases.outOfStock == "재료가 모자라요. 재고를 수정할까요?")
    #expect(phrases.unknownJuice == "알 수 없는 입력입니다.")
    #expect([phrases.confirm, phrases.yes, phrases.no] == ["확인", "예", "아니오"])
  }

  @Test func `the kiosk speaks English`() {
    let phrases = Phrases.english
    #expect(phrases.orderTitle == "Fresh juice, made for you!")
    #expect(phrases.editStock == "Edit stock")
    #expect(phrases.orderJuice("Strawberry") == "Strawberry juice")
    #expect(phrases.orderJuice("Mango kiwi") == "Mango kiwi juice")
    #expect(phrases.soldOut == "Sold out")
    #expect(phrases.stockEditTitle == "Edit stock")
    #expect(phrases.close == "Close")
    #expect(phrases.juiceReady("Strawberry") == "Strawberry juice is ready! Enjoy!")
    #expect(phrases.outOfStock == "Not enough fruit. Edit the stock?")
    #expect(phrases.unknownJuice == "Unknown input.")
    #expect([phrases.confirm, phrases.yes, phrases.no] == ["OK", "Yes", "No"])
  }

  @Test func `a phrase about a juice stands around the flavour`() {
    #expect(JuicePhrase(prefix: "a ", suffix: " b")("kiwi") == "a kiwi b")
    #expect(JuicePhrase()("kiwi") == "kiwi")
  }

  @Test(arguments: Language.allCases)
  func `every phrase can be measured alike by terminals`(language: Language) {
    for (name, text) in texts(of: .phrases(in: language)) {
      #expect(text.isPlain, "\(name) in \(language)")
    }
  }

  @Test(arguments: Language.allCases)
  func `every name and symbol can be measured alike by terminals`(language: Language) {
    let names =
      Menu.standard.fruits.map { $0.name[language] }
      + Menu.standard.juices.map { $0.flavour[language] }
    for name in names + Menu.standard.fruits.compactMap(\.symbol) {
      #expect(name.isPlain, "\(name)")
    }
  }

  @Test(arguments: [
    "❤️", "☺︎", "👨‍👩‍👧", "1️⃣", "🇰🇷", "👍🏽", "é", "…", "\u{1112}\u{1161}\u{11AB}", "\u{A0}", "\t", "\u{85}",
    "，",
    "\u{2028}", "\u{200B}", "漢",
  ])
  func `what terminals measure differently is told apart`(text: String) {
    #expect("a\(text)b".isPlain == false)
  }
}
