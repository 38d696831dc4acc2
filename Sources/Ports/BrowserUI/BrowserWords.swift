/// The words that a page adds to those of an app, in one language.
///
/// A new value is in English. Another language is another value.
public struct BrowserWords: Sendable {
  /// The language of the app and of these words, as a tag such as "ko".
  public var language: String
  /// The names in the app that are in another language, with the tag of that language.
  public var foreignNames: [String: String] = [:]
  /// The label of the button that lowers the value of a stepper with a name.
  public var decrease: @Sendable (_ name: String) -> String = { "Decrease \($0)" }
  /// The label of the button that raises the value of a stepper with a name.
  public var increase: @Sendable (_ name: String) -> String = { "Increase \($0)" }
  /// The label of the button that dismisses a sheet without a cancel button of its own.
  public var dismiss = "Cancel"
}

extension BrowserWords {
  /// Creates the words in English.
  public init() { self.init(language: "en") }

  /// The words in Korean.
  public static let korean = BrowserWords(
    language: "ko", decrease: { "\($0) 줄이기" }, increase: { "\($0) 늘리기" }, dismiss: "취소")

  /// The words in English.
  public static let english = BrowserWords()
}
