/// What a thing is called in every language.
public struct LocalizedName: Hashable, Sendable {
  /// The name in Korean.
  public var korean: String
  /// The name in English.
  public var english: String

  /// Creates a name from its text in every language.
  public init(korean: String, english: String) {
    self.korean = korean
    self.english = english
  }

  /// The name in a language.
  public subscript(language: Language) -> String {
    switch language {
    case .korean: korean
    case .english: english
    }
  }
}
