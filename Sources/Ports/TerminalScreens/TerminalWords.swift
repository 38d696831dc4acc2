import HeadlessUI

/// The words of a full screen itself: its hints, its questions, and its page of keys.
public struct TerminalWords: Sendable {
  /// The hint for Tab and the arrow keys.
  package var move = "move"
  /// The hint for Enter on a button.
  package var choose = "choose"
  /// The hint for `+` and `-` on a stepper.
  package var change = "change"
  /// The hint for Enter on a field whose text is then submitted.
  package var submit = "submit"
  /// The hint for Enter on a field of several lines.
  package var newLine = "new line"
  /// The hint for Esc on a layer where it answers with no button.
  package var back = "back"
  /// The hint for `?`.
  package var help = "help"
  /// The hint for `q`.
  package var leave = "leave"
  /// The words before a number that no control has.
  package var unknownNumber = "No control"
  /// The question whether to leave although changes are unsaved.
  package var question = "Leave?"
  /// The hint for `q` at the question.
  package var leaveUnsaved = "leave without saving"
  /// The hint for every key other than `q` at the question.
  package var stay = "other keys stay"
  /// The title of the page of all keys.
  package var keys = "Keys"
  /// The button that closes the page of all keys.
  package var close = "Close"
  /// The lines of the page of all keys, the most important ones first.
  package var lines: [(keys: String, effect: String)] = [
    ("Tab, Shift-Tab, arrows", "Go to another control"),
    ("Enter, Space, a click", "Use the control"),
    ("+, -, Left, Right", "Change a value, faster if held"),
    ("0 to 9, Backspace", "Show numbers, type one"),
    ("Home, End", "Go to the first or last control"),
    ("Ctrl-U, Ctrl-K, Ctrl-W", "Delete text before, after, or the last word"),
    ("Page Up, Page Down, the wheel", "Scroll"),
    ("Esc", "Go back"),
    ("?", "Show all keys"),
    ("Ctrl-L", "Redraw the screen"),
    ("Ctrl-Z", "Return to the shell for a while"),
    ("q", "Leave"),
    ("Ctrl-C", "Leave at once"),
  ]

  /// The words in English.
  public static let english = TerminalWords()

  /// The words in Korean.
  public static let korean = TerminalWords(
    move: "이동", choose: "선택", change: "조절", submit: "확정", newLine: "줄 바꿈", back: "뒤로",
    help: "도움말", leave: "나가기", unknownNumber: "없는 번호", question: "나갈까요?",
    leaveUnsaved: "저장 없이 나가기", stay: "다른 키 계속하기", keys: "키 안내", close: "닫기",
    lines: [
      ("Tab, Shift-Tab, 화살표", "다른 곳으로 이동"),
      ("Enter, Space, 클릭", "선택"),
      ("+, -, 왼쪽, 오른쪽", "값 조절, 누르고 있으면 빠르게"),
      ("0~9, Backspace", "번호 보기, 번호 입력"),
      ("Home, End", "처음이나 끝으로 이동"),
      ("Ctrl-U, Ctrl-K, Ctrl-W", "입력란에서 앞, 뒤, 낱말 지우기"),
      ("Page Up, Page Down, 휠", "스크롤"),
      ("Esc", "뒤로"),
      ("?", "모든 키 보기"),
      ("Ctrl-L", "화면 다시 그리기"),
      ("Ctrl-Z", "잠시 셸로 돌아가기"),
      ("q", "나가기"),
      ("Ctrl-C", "바로 나가기"),
    ])

  var page: Screen<Key> {
    Screen(
      title: keys,
      bar: [Button(close, action: .escape)],
      content: lines.map { .value($0.effect, value: $0.keys) })
  }
}
