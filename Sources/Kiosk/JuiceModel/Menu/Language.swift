/// A language in which the kiosk speaks; the raw value is its ISO 639-1 code.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// Korean.
  case korean = "ko"
  /// English.
  case english = "en"
}
