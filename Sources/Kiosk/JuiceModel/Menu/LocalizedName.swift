/// A name in one or more languages.
///
/// ```swift
/// let name: LocalizedName = [.korean: "딸기", .english: "Strawberry"]
/// name[.english]  // "Strawberry"
/// ```
public struct LocalizedName: Hashable, Sendable {
  /// The name in one language.
  public struct Translation: Hashable, Sendable {
    /// The language of the text.
    public let language: Language
    /// The name itself.
    public let text: String

    /// Creates a translation.
    public init(language: Language, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// The translations, the first of which stands in for every language without a translation.
  public let translations: [Translation]

  /// Creates a name from its translations; a menu requires at least one.
  public init(_ translations: [Translation]) {
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

  /// Creates the language of a tag, whose case and region don't count, such as `en-US` or `KO_kr`.
  public init(tag: String) {
    let code = tag.utf8.prefix { ($0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")) == false }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let small = code.map { capitals.contains($0) ? $0 | 0x20 : $0 }
    rawValue = String(decoding: small, as: UTF8.self)
  }
}
