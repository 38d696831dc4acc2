import CellText
package import FlowDriver
import HeadlessUI
package import TextRendering

/// The words that a prompt writes and understands, in one language.
public struct PromptWords: Sendable {
  /// The words of the readings of screens.
  package var vocabulary = Vocabulary.english
  /// The line above the first prompt.
  package var hint = "Type a number or a name. For help, type ?, and to leave, q."

  /// The line below warnings, which a full screen would hide.
  package var goOn = "Press Enter to go on."

  /// The lowercase words that leave.
  package var leave = ["q", "quit", "exit"]
  /// The lowercase words that read the help.
  package var help = ["?", "help"]
  /// The lowercase words that read the help on flow commands if they follow one for help.
  package var flow = ["flow", "flows"]
  /// The lowercase words that read the whole screen.
  package var show = ["show"]
  /// The lowercase words that dismiss the topmost sheet or alert.
  package var dismiss = ["dismiss", "cancel"]
  /// The lowercase words that dismiss an alert, or stay at the question whether to leave.
  package var no = ["n", "no"]
  /// The lines of the help, without a line break at the end.
  package var helpText = """
    Type one of these, and press Enter:
    2: tap or change control [2]
    the name of a button, or the first letters of a word of it: tap it
    the name of a field: type another text for it
    the name of a value: read it
    a group and a name, such as Mango Add: choose between equal names
    a name and +3 or -3: change a value by several steps
    a name and 20: change a value to 20
    show: read the whole screen again
    dismiss: close a sheet or an alert without an answer
    q: leave
    help flow: list the commands of flows, which can be typed, too
    """
  /// The lines above the list of flow commands.
  package var flowHelp =
    "Names and texts are in double quotes, as in: tap \"NAME\"\n" + FlowParser.places

  /// The word before the prompt while the commands of a `repeat` are typed.
  package var repeating = "repeat"
  /// The message that a dismissal has discarded changes.
  package var discarded = "Your changes were discarded."
  /// The question whether to leave although a sheet has changes.
  package var question =
    "You have unsaved changes. Type q again to leave without saving, or anything else to stay."
  /// The question whether to leave after a letter that can also be the start of a name.
  package var unclearLeave = "Type q again to leave, or anything else to stay."
  /// The message that the screen is as it was.
  package var nothingChanged = "Nothing has changed."
  /// The words before the texts that a field offers.
  package var offered = "Texts to choose from"
  /// The message how a field is emptied, which is below its text.
  package var emptying = "An empty line leaves the text as it is, and \"\" empties the field."
  /// The words before a number that no control has.
  package var unknownNumber = "No control has this number"
  /// The message that keys such as the arrow keys do nothing.
  package var noKeys = "The arrow keys do nothing here."
  /// The words before several names that match a text.
  package var severalNames = "Several names match"
  /// The message that the flow command `snapshot` can't be used at a prompt.
  package var noSnapshots = "There are no snapshots here to compare with."
  /// A function that returns the reason why a command fails, as one line.
  package var refusal: @Sendable (FlowError.Reason) -> String = { $0.description }

  /// The words in English.
  public static let english = PromptWords()

  /// The words in Korean, beside the English words that a person can type.
  public static let korean = PromptWords(
    vocabulary: .korean, hint: "번호나 이름을 입력하세요. 도움말은 ?, 끝내기는 q입니다.",
    goOn: "계속하려면 Enter를 누르세요.", leave: english.leave + ["나가기", "종료", "끝내기"],
    help: english.help + ["도움말"], flow: english.flow + ["흐름"],
    show: english.show + ["보기", "다시"], dismiss: english.dismiss + ["내리기", "취소"],
    no: english.no + ["아니오", "아니요"],
    helpText: """
      다음 중 하나를 입력하고 Enter를 누르세요.
      2: [2]번을 누르거나 바꾸기
      버튼 이름이나 그 안의 낱말 앞부분: 누르기
      입력란의 이름: 새 글 입력하기
      값의 이름: 값 읽기
      그룹과 이름(예: 망고 담기): 이름이 같은 것 가운데 고르기
      이름과 +3이나 -3: 값을 여러 단계 바꾸기
      이름과 20: 값을 20으로 바꾸기
      보기: 화면 전체 다시 읽기
      내리기: 답하지 않고 시트나 알림 닫기
      나가기: 끝내기
      도움말 흐름: 흐름 명령 목록 보기 (흐름 명령도 입력할 수 있습니다)
      """,
    flowHelp: """
      명령은 영어로, 이름과 글은 큰따옴표 안에 씁니다. 예: tap "이름"
      이름이 같은 것이 여럿이면 이름 바로 뒤에 id "식별자"를, 또는 줄 끝에 in "그룹"이나
      2nd(두 번째)를 덧붙입니다. 예: tap "담기" in "망고"
      """,
    repeating: "반복", discarded: "바꾼 내용을 저장하지 않고 닫았습니다.",
    question: "저장하지 않은 변경 사항이 있습니다. q를 다시 입력하면 저장하지 않고 나갑니다. 다른 것을 입력하면 계속합니다.",
    unclearLeave: "q를 다시 입력하면 나갑니다. 다른 것을 입력하면 계속합니다.",
    nothingChanged: "바뀐 것이 없습니다.", offered: "고를 수 있는 글",
    emptying: "빈 줄을 입력하면 글이 그대로 남고, \"\"를 입력하면 지워집니다.",
    unknownNumber: "그런 번호가 없습니다", noKeys: "여기에서는 화살표 키를 쓸 수 없습니다.",
    severalNames: "맞는 이름이 여러 개입니다", noSnapshots: "여기에는 비교할 스냅샷이 없습니다.",
    refusal: { $0.inKorean })
}
