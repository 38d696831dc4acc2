/// What the prompt says to a person, and what it understands, in one language.
///
/// Most words begin a line of their own, and what they are about follows after a colon, so that they
/// read alike in every language.
struct PromptWords: Hashable {
  /// The line above the first prompt.
  var hint: String
  /// The text before each line that a person types.
  var prompt = "> "
  /// The text before each line between `repeat` and `end`.
  var repeatPrompt: String

  /// The words that leave the kiosk.
  var leave: [String]
  /// The words that show the help.
  var help: [String]
  /// The words after one for help that show the help on flow commands.
  var flow: [String]
  /// The words that show the whole screen.
  var show: [String]
  /// The words that dismiss the topmost sheet or alert, as its reading says.
  var dismiss: [String]

  /// The first line of the help.
  var helpTitle: String
  /// Taps a control by its number.
  var helpNumber: String
  /// Taps a control by its name.
  var helpName: String
  /// Changes the value of a stepper by several steps.
  var helpSteps: String
  /// Shows the whole screen.
  var helpShow: String
  /// Leaves the kiosk.
  var helpLeave: String
  /// Shows the help on flow commands.
  var helpFlow: String

  /// The screen is as it was.
  var nothingChanged: String
  /// What a command expects is so.
  var asExpected: String
  /// What to type to change the value of a stepper.
  var toChange: String

  /// Nothing here has the name.
  var unknownName: String
  /// Several controls have the name.
  var ambiguousName: String
  /// The name is that of something that does nothing.
  var notAControl: String
  /// No control has the number.
  var unknownNumber: String
  /// The control has no value to change.
  var notAStepper: String
  /// The control does nothing now.
  var disabled: String
  /// The control is below an alert or a sheet.
  var covered: String
  /// The stepper shows its first or last value.
  var atBound: String
  /// The screen or the alert can't be dismissed.
  var notDismissible: String
  /// Only some steps of a command were done.
  var interrupted: String
  /// The screen isn't what a command expects.
  var unexpected: String
  /// The line isn't one of a flow.
  var notAFlowCommand: String

  /// The names that are most like the one that was typed.
  var nearest: String
  /// The numbers that can be typed.
  var numbers: String
  /// The alert or the sheet to close first.
  var closeFirst: String
  /// The controls to choose one of.
  var choose: String
  /// The round of a `repeat`.
  var repetition: String
}

extension PromptWords {
  /// Returns the words in this language, and in those that come with the prompt.
  func all(_ words: KeyPath<PromptWords, [String]>) -> [String] {
    [self, .english, .korean].flatMap { $0[keyPath: words] }
  }

  /// Returns whether a word is one of those in this language or in one that comes with the prompt.
  func includes(_ word: String, in words: KeyPath<PromptWords, [String]>) -> Bool {
    all(words).contains(word.lowercased())
  }
}
