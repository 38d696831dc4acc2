import JuiceModel

/// A text of a menu that can be put in the place of a good one.
enum MenuText: CaseIterable {
  case fruitID, fruitKorean, fruitEnglish, symbol, juiceID, flavourKorean, flavourEnglish

  /// What errors call the place of the text.
  var place: String {
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
