import Foundation

enum CafeLanguage: String, CaseIterable {
  case ko, en

  init(_ code: String) { self = CafeLanguage(rawValue: code) ?? .ko }

  var other: CafeLanguage { self == .ko ? .en : .ko }

  /// Returns one of two texts that say the same.
  func callAsFunction(_ ko: String, _ en: String) -> String { self == .ko ? ko : en }

  /// Returns a price, such as "4,500 won".
  func won(_ price: Int) -> String {
    let won = price.formatted(.number.locale(Locale(identifier: rawValue)))
    return self("\(won)원", "\(won) won")
  }
}

/// A text from a file, in both languages.
struct Words: Hashable, Sendable, Codable {
  let ko, en: String

  subscript(language: CafeLanguage) -> String { language(ko, en) }
}

extension String {
  /// The text without what people don't care about in a search: case, width, and blanks.
  var folded: String {
    folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      .filter { $0.isWhitespace == false }
  }
}
