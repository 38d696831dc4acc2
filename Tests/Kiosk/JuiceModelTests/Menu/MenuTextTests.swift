import JuiceModel
import Testing

struct MenuTextTests {
  private static let controls: [UInt32] = [
    0x0, 0x9, 0xA, 0xD, 0x1B, 0x7F, 0x85, 0x9B, 0x2028, 0x2029, 0x202E, 0x2066,
  ]

  @Test(
    arguments: MenuText.allCases,
    ["", " ", "\u{3000}", "\u{200B}", "\u{AD}", "\u{FEFF}", "\u{3164}", "\u{301}", "\u{20DD}"]
  )
  func `a text without visible characters is refused`(text: MenuText, blank: String) {
    #expect(throws: MenuError.emptyText(at: text.path)) { try text.menu(with: blank) }
  }

  @Test(arguments: MenuText.allCases, controls)
  func `a control character is refused`(text: MenuText, control: UInt32) throws {
    let control = Character(try #require(Unicode.Scalar(control)))
    for value in ["\(control)", "fig\(control)", "\(control)fig", "f\(control)ig"] {
      #expect(throws: MenuError.controlCharacter(at: text.path)) {
        try text.menu(with: value)
      }
    }
  }

  @Test(arguments: ["🍓", "딸기", "a b", "é", "e\u{301}", "a\u{20DD}", "👨‍👩‍👧", "-"])
  func `a symbol and names of plain text are accepted`(text: String) throws {
    let name: LocalizedName = [.korean: text, .english: text]
    let menu = try Menu.sample(fruitName: name, symbol: text, flavour: name)
    #expect(menu.fruits.map(\.symbol) == [text])
    #expect(menu.fruits.map(\.name) == [name])
    #expect(menu.juices.map(\.flavour) == [name])
  }
}

/// A text of a menu that a test can replace.
enum MenuText: CaseIterable {
  case fruitID, fruitKorean, fruitEnglish, symbol, juiceID, flavourKorean, flavourEnglish

  /// The path of the text, as errors state it.
  var path: String {
    switch self {
    case .fruitID: "fruits[0].id"
    case .fruitKorean: "fruits[0].name.ko"
    case .fruitEnglish: "fruits[0].name.en"
    case .symbol: "fruits[0].symbol"
    case .juiceID: "juices[0].id"
    case .flavourKorean: "juices[0].flavour.ko"
    case .flavourEnglish: "juices[0].flavour.en"
    }
  }

  func menu(with text: String) throws(MenuError) -> Menu {
    switch self {
    case .fruitID: try .sample(fruit: .init(text))
    case .fruitKorean: try .sample(fruitName: [.korean: text, .english: "Fig"])
    case .fruitEnglish: try .sample(fruitName: [.korean: "무화과", .english: text])
    case .symbol: try .sample(symbol: text)
    case .juiceID: try .sample(juice: .init(text))
    case .flavourKorean: try .sample(flavour: [.korean: text, .english: "Fig"])
    case .flavourEnglish: try .sample(flavour: [.korean: "무화과", .english: text])
    }
  }
}
