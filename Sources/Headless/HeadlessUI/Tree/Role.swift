/// The kinds of part that a screen is made of; the raw value is the word that flows use.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// A screen with nothing below it.
  case screen
  /// A screen over another.
  case sheet
  /// A question or a message over a screen.
  case alert
  /// Words to read.
  case text
  /// A name with a value.
  case value
  /// A control that does one thing.
  case button
  /// A control that raises and lowers a value.
  case stepper
  /// Parts that belong together.
  case group
}
