import JSONReading

enum CafeLanguage: String, CaseIterable {
  case ko, en

  init(_ code: String) { self = CafeLanguage(rawValue: code) ?? .ko }

  var other: CafeLanguage { self == .ko ? .en : .ko }

  /// Returns one of two texts that say the same.
  func callAsFunction(_ ko: String, _ en: String) -> String { self == .ko ? ko : en }

  /// Returns a price, such as "4,500 won".
  func won(_ price: Int) -> String { self("\(price.grouped)원", "\(price.grouped) won") }
}

extension Int {
  /// The digits, with a comma before each three of them.
  fileprivate var grouped: String {
    guard self >= 1_000 else { return "\(self)" }
    return "\((self / 1_000).grouped),\(self / 100 % 10)\(self / 10 % 10)\(self % 10)"
  }
}

/// A text from a file, in both languages.
struct Words: Hashable, Sendable {
  let ko, en: String

  subscript(language: CafeLanguage) -> String { language(ko, en) }
}

extension Words {
  init?(_ json: JSONNode) {
    guard let ko = json["ko"].text, let en = json["en"].text else { return nil }
    self.init(ko: ko, en: en)
  }
}

extension String {
  /// The characters without what people don't care about in a search: case, width, and blanks.
  var folded: [Character] {
    filter { " \n\t\u{3000}".contains($0) == false }.map { character in
      var code = character.unicodeScalars.first?.value ?? 0
      if 0xFF01...0xFF5E ~= code { code -= 0xFEE0 }
      if 0x41...0x5A ~= code { code += 0x20 }
      return code < 0x80 ? Character(Unicode.Scalar(UInt8(code))) : character
    }
  }
}
