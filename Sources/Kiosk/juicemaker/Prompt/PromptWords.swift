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
}

extension PromptWords {
  /// The words in English.
  static let english = PromptWords(
    hint: "Type a number or a name. For help, type ?, and to leave, q.",
    repeatPrompt: "repeat> ",
    leave: ["q", "quit", "exit"],
    help: ["?", "help"],
    flow: ["flow", "flows"],
    show: ["show"],
    dismiss: ["dismiss"],
    helpTitle: "Type one of these, and press Enter:",
    helpNumber: "tap by number",
    helpName: "tap by name",
    helpSteps: "change a value by several steps",
    helpShow: "read the whole screen again",
    helpLeave: "leave the kiosk",
    helpFlow: "list the commands of flows, which can be typed, too",
    nothingChanged: "Nothing has changed.",
    asExpected: "As expected.",
    toChange: "To change it",
    unknownName: "Nothing here has this name",
    ambiguousName: "Several controls have this name",
    notAControl: "This can only be read",
    unknownNumber: "No control has this number",
    notAStepper: "This has no value to change",
    disabled: "This can't be used now",
    covered: "This is covered",
    atBound: "This is as far as it goes",
    notDismissible: "This can't be dismissed",
    interrupted: "Stopped on the way",
    unexpected: "Not as expected",
    notAFlowCommand: "This isn't a flow command",
    nearest: "nearest",
    numbers: "numbers",
    closeFirst: "close first",
    choose: "choose"
  )

  /// The words in Korean.
  static let korean = PromptWords(
    hint: "번호나 이름을 입력하세요. 도움말은 ?, 끝내기는 q입니다.",
    repeatPrompt: "반복> ",
    leave: ["나가기", "종료", "끝내기"],
    help: ["도움말"],
    flow: ["흐름"],
    show: ["보기", "다시"],
    dismiss: ["내리기"],
    helpTitle: "다음 중 하나를 입력하고 Enter를 누르세요.",
    helpNumber: "번호로 누르기",
    helpName: "이름으로 누르기",
    helpSteps: "값을 한 번에 여러 개 바꾸기",
    helpShow: "화면 전체 다시 읽기",
    helpLeave: "끝내기",
    helpFlow: "흐름 명령 목록 보기 (흐름 명령도 입력할 수 있습니다)",
    nothingChanged: "바뀐 것이 없습니다.",
    asExpected: "기대한 대로입니다.",
    toChange: "바꾸려면",
    unknownName: "그런 이름이 없습니다",
    ambiguousName: "이름이 같은 것이 여러 개입니다",
    notAControl: "읽기만 할 수 있습니다",
    unknownNumber: "그런 번호가 없습니다",
    notAStepper: "바꿀 값이 없습니다",
    disabled: "지금은 쓸 수 없습니다",
    covered: "가려져 있습니다",
    atBound: "더는 바꿀 수 없습니다",
    notDismissible: "그냥 닫을 수 없습니다",
    interrupted: "도중에 멈추었습니다",
    unexpected: "기대와 다릅니다",
    notAFlowCommand: "흐름 명령이 아닙니다",
    nearest: "비슷한 이름",
    numbers: "쓸 수 있는 번호",
    closeFirst: "먼저 닫을 것",
    choose: "고를 것"
  )

  /// Returns the words in this language, and in those that come with the prompt.
  func all(_ words: KeyPath<PromptWords, [String]>) -> [String] {
    [self, .english, .korean].flatMap { $0[keyPath: words] }
  }

  /// Returns whether a word is one of those in this language or in one that comes with the prompt.
  func includes(_ word: String, in words: KeyPath<PromptWords, [String]>) -> Bool {
    all(words).contains(word.lowercased())
  }
}
