/// A name in one or more languages.
///
/// ```swift
/// let name: LocalizedName = [.korean: "딸기", .english: "Strawberry"]
/// name[.english]  // "Strawberry"
/// ```
public struct LocalizedName: Hashable, Sendable {
  package struct Translation: Hashable, Sendable {
    package let language: Language
    package let text: String

    package init(language: Language, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// The first one stands in for every language without a translation.
  package let translations: [Translation]

  /// A menu requires at least one.
  package init(_ translations: [Translation]) {
    self.translations = translations
  }

  /// Accesses the first translation in a language, or else the first of all, or else an empty text.
  public subscript(language: Language) -> String {
    (translations.first { $0.language == language } ?? translations.first)?.text ?? ""
  }
}

extension LocalizedName: ExpressibleByDictionaryLiteral {
  /// Creates a name from texts by language.
  public init(dictionaryLiteral texts: (Language, String)...) {
    self.init(texts.map { Translation(language: $0.0, text: $0.1) })
  }
}

/// A language, identified by its BCP 47 code.
///
/// The set of languages is open: a kiosk speaks any one that its menu and phrases are written in.
public struct Language: RawRepresentable, Hashable, Sendable {
  /// Korean.
  public static let korean = Language(rawValue: "ko")
  /// English.
  public static let english = Language(rawValue: "en")

  /// The code of the language, such as `ko`.
  public let rawValue: String

  /// Creates a language from its code.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The case and the region of a tag don't count, as in `en-US` or `KO_kr`.
  package init(tag: String) {
    let code = tag.utf8.prefix { ($0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")) == false }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let small = code.map { capitals.contains($0) ? $0 | 0x20 : $0 }
    rawValue = String(decoding: small, as: UTF8.self)
  }
}
