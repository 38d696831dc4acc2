import JuiceModel
import JuiceViewModels
import Testing

struct PhrasesTests {
  /// Every phrase by its name, with nothing in its gaps.
  private func texts(of phrases: Phrases) -> [String: String] {
    var texts: [String: String] = [:]
    for case (let label?, let value) in Mirror(reflecting: phrases).children {
      switch value {
      case is Language: break
      case let text as String: texts[label] = text
      case let phrase as Phrase: texts[label] = phrase(fruit: "", count: 1)
      default: Issue.record("\(label) is neither a text nor a phrase")
      }
    }
    return texts
  }

  @Test(arguments: Phrases.all)
  func `every phrase exists in every language`(phrases: Phrases) {
    let texts = texts(of: phrases)
    #expect(texts.count >= 16)
    for (name, text) in texts {
      #expect(text.isEmpty == false, "\(name) in \(phrases.language)")
    }
  }

  @Test func `every language appears once`() {
    #expect(Phrases.all.map(\.language) == [.korean, .english])
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
    #expect(phrases.orderJuice(flavour: "딸기") == "딸기쥬스 주문")
    #expect(phrases.orderJuice(flavour: "망고키위") == "망고키위쥬스 주문")
    #expect(phrases.notEnoughFruit == "재고 부족")
    #expect(phrases.changed == "변경됨")
    #expect(phrases.stockEditTitle == "재고 추가")
    #expect(phrases.close == "닫기")
    #expect([phrases.closeHint, phrases.dismissalHint] == ["닫기 저장", "취소"])
    #expect(phrases.stockOutdated == "다른 곳에서 재고를 바꾸었습니다. 키오스크를 다시 열어 주세요.")
    #expect(phrases.juiceReady(flavour: "딸기") == "딸기 쥬스 나왔습니다! 맛있게 드세요!")
    #expect(phrases.outOfStock == "재료가 모자라요. 재고를 수정할까요?")
    #expect(phrases.unknownJuice == "알 수 없는 입력입니다.")
    #expect([phrases.confirm, phrases.yes, phrases.no] == ["확인", "예", "아니오"])
  }

  @Test func `the kiosk speaks English`() {
    let phrases = Phrases.english
    #expect(phrases.orderTitle == "Fresh juice, made for you!")
    #expect(phrases.editStock == "Edit stock")
    #expect(phrases.orderJuice(flavour: "Strawberry") == "Strawberry juice")
    #expect(phrases.orderJuice(flavour: "Mango kiwi") == "Mango kiwi juice")
    #expect(phrases.notEnoughFruit == "Not enough fruit")
    #expect(phrases.changed == "Changed")
    #expect(phrases.stockEditTitle == "Edit stock")
    #expect(phrases.close == "Close")
    #expect([phrases.closeHint, phrases.dismissalHint] == ["Close saves", "discards"])
    #expect(
      phrases.stockOutdated == "The stock was changed elsewhere. Please open the kiosk again.")
    #expect(phrases.juiceReady(flavour: "Strawberry") == "Strawberry juice is ready! Enjoy!")
    #expect(phrases.outOfStock == "Not enough fruit. Edit the stock?")
    #expect(phrases.unknownJuice == "Unknown input.")
    #expect([phrases.confirm, phrases.yes, phrases.no] == ["OK", "Yes", "No"])
  }

  @Test func `the gaps of a phrase are filled, and any of them can be left out`() {
    let around: Phrase = "a \(.flavour) b"
    #expect(around(flavour: "kiwi") == "a kiwi b")
    #expect(Phrase("\(.flavour)\(.flavour)")(flavour: "kiwi") == "kiwikiwi")
    #expect(Phrase("a b")(flavour: "kiwi") == "a b")
    #expect(Phrase("\(.count) of \(.fruit)")(fruit: "kiwi", count: 3) == "3 of kiwi")
    #expect(Phrase("\(.fruit)")(flavour: "kiwi") == "")
  }

  @Test(arguments: [
    (Phrases.korean, "딸기 6개 부족, 키위 1개 부족"), (.english, "Strawberry: 6 missing, Kiwi: 1 missing"),
  ])
  func `an error has a description in every language`(phrases: Phrases, shortages: String) {
    let short = OrderError.outOfStock([
      Shortage(fruit: "strawberry", amount: 6), Shortage(fruit: "kiwi", amount: 1),
    ])
    let failure = OrderError.notSaved(StockNotSaved(reason: "full"))
    #expect(phrases.description(of: short, on: .standard) == shortages)
    #expect(phrases.description(of: .unknownJuice("fig"), on: .standard) == phrases.unknownJuice)
    #expect(phrases.description(of: failure, on: .standard) == phrases.orderNotSaved)
  }

  @Test func `a missing fruit that isn't on the menu goes by its identifier`() {
    let short = OrderError.outOfStock([Shortage(fruit: "fig", amount: 2)])
    #expect(Phrases.english.description(of: short, on: .standard) == "fig: 2 missing")
  }

  @Test(arguments: Phrases.all)
  func `terminals measure every phrase alike`(phrases: Phrases) {
    for (name, text) in texts(of: phrases) {
      #expect(text.isPlain, "\(name) in \(phrases.language)")
    }
  }

  @Test(arguments: Phrases.all)
  func `terminals measure every name and symbol alike`(phrases: Phrases) {
    let names =
      Menu.standard.fruits.map { $0.name[phrases.language] }
      + Menu.standard.juices.map { $0.flavour[phrases.language] }
    for name in names + Menu.standard.fruits.compactMap(\.symbol) {
      #expect(name.isPlain, "\(name)")
    }
  }

  @Test(arguments: [
    "❤️", "☺︎", "👨‍👩‍👧", "1️⃣", "🇰🇷", "👍🏽", "é", "…", "\u{1112}\u{1161}\u{11AB}", "\u{A0}", "\t", "\u{85}",
    "，",
    "\u{2028}", "\u{200B}", "漢",
  ])
  func `text that terminals measure differently is recognized`(text: String) {
    #expect("a\(text)b".isPlain == false)
  }
}

extension String {
  /// A Boolean value that indicates whether the text has only Hangul syllables, ASCII, and emoji of
  /// one scalar.
  var isPlain: Bool {
    allSatisfy { character in
      guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
        return false
      }
      return (0x20...0x7E).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
        || scalar.properties.isEmojiPresentation
    }
  }
}
