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
  /// The name of the language in the language itself.
  public var languageName = "English"
  /// The label of the buttons that choose a language.
  public var choice = "Language"
  /// The notice that the program of a page has stopped.
  public var failed = "This page has stopped."
  /// The button that starts the program of a page again.
  public var startAgain = "Start again"
  /// The notice that the browser can't run the program of a page.
  public var unsupported = "This browser can't show this page. Please use another one."
  /// The text of a page in a browser without JavaScript.
  public var noScript = "This page needs JavaScript."
}

extension BrowserWords {
  /// Creates the words in English.
  public init() { self.init(language: "en") }

  /// The words in Korean.
  public static let korean = BrowserWords(
    language: "ko", decrease: { "\($0) 줄이기" }, increase: { "\($0) 늘리기" }, dismiss: "취소",
    languageName: "한국어", choice: "언어", failed: "페이지가 멈췄습니다.", startAgain: "다시 시작",
    unsupported: "이 브라우저에서는 페이지를 열 수 없습니다. 다른 브라우저를 사용해 주세요.",
    noScript: "이 페이지는 자바스크립트가 필요합니다.")

  /// The words in English.
  public static let english = BrowserWords()
}
