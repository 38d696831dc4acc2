/// The words that a page adds to those of an app, in one language.
public struct BrowserWords: Hashable, Sendable {
  /// A label made of the words around a name, as in "Increase strawberry".
  public struct Label: Hashable, Sendable {
    /// The words before the name, with the space between them.
    public var before: String
    /// The words after the name, with the space between them.
    public var after: String

    /// Creates a label.
    public init(before: String = "", after: String = "") {
      self.before = before
      self.after = after
    }
  }

  /// The language of the app and of these words, as a tag such as "ko".
  public var language: String
  /// The names in the app that are in another language, with the tag of that language.
  public var foreignNames: [String: String] = [:]
  /// The label of the button that lowers the value of a stepper.
  public var decrease: Label
  /// The label of the button that raises the value of a stepper.
  public var increase: Label
  /// The label of the button that dismisses a sheet without a cancel button of its own.
  public var dismiss: String

  /// Creates the words of a language.
  public init(language: String, decrease: Label, increase: Label, dismiss: String) {
    self.language = language
    self.decrease = decrease
    self.increase = increase
    self.dismiss = dismiss
  }

  /// The words in Korean.
  public static let korean = BrowserWords(
    language: "ko", decrease: Label(after: " 줄이기"), increase: Label(after: " 늘리기"),
    dismiss: "취소")

  /// The words in English.
  public static let english = BrowserWords(
    language: "en", decrease: Label(before: "Decrease "), increase: Label(before: "Increase "),
    dismiss: "Cancel")
}
