internal import PlainText

/// An error that explains why an order isn't served.
///
/// The stock is unchanged whenever one is thrown.
public enum OrderError: Error, Hashable, Sendable {
  /// There isn't enough of some fruits, given in menu order.
  case outOfStock([Shortage])
  /// No juice on the menu has the identifier.
  case unknownJuice(Juice.ID)
  /// The stock that the order would leave can't be saved.
  case notSaved(StockNotSaved)
}

extension OrderError {
  /// The error for a person, in Korean and in English.
  public var sentence: LocalizedName {
    switch self {
    case .outOfStock(let shortages):
      let korean = shortages.map { "\($0.fruit.name[.korean].asSubject) \($0.amount)개" }
      let english = shortages.map { "\($0.fruit.name[.english]): \($0.amount) missing" }
      return [
        .korean: korean.joined(separator: ", ") + " 부족합니다.",
        .english: english.joined(separator: ", ") + ".",
      ]
    case .unknownJuice: return [.korean: "알 수 없는 입력입니다.", .english: "Unknown input."]
    case .notSaved(let failure): return failure.cause.sentence
    }
  }
}

extension OrderError: CustomStringConvertible {
  /// A line of English for logs that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .outOfStock(let shortages):
      "not enough fruit; add "
        + shortages.map { "\($0.amount) of \($0.fruit.id.rawValue.visible)" }
        .joined(separator: ", ")
    case .unknownJuice(let juice):
      "no juice \"\(juice.rawValue.visible)\"; order one that is on the menu"
    case .notSaved(let failure): failure.description
    }
  }
}

extension String {
  /// The text with the Korean particle of a subject: 이 after a final consonant, 가 after a vowel, and
  /// both after text that doesn't end in Hangul.
  fileprivate var asSubject: String {
    switch unicodeScalars.last?.value ?? 0 {
    case let last where 0xAC00...0xD7A3 ~= last: self + ((last - 0xAC00) % 28 == 0 ? "가" : "이")
    case 0x1161...0x1175: self + "가"
    case 0x11A8...0x11C2: self + "이"
    default: self + "이(가)"
    }
  }
}
