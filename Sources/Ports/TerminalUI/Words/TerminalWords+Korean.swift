extension TerminalWords {
  /// The words in Korean.
  public static let korean = TerminalWords(
    move: "이동",
    choose: "선택",
    change: "조절",
    back: "뒤로",
    help: "도움말",
    leave: "나가기",
    disabled: "사용 불가",
    question: "나갈까요?",
    loss: "바꾼 내용은 사라져요",
    stay: "다른 키 머무르기",
    keys: "키 안내",
    close: "닫기",
    moving: KeyLine("Tab, Shift-Tab, 화살표", "다른 곳으로 이동"),
    choosing: KeyLine("Enter, Space, 클릭", "선택"),
    changing: KeyLine("+, -, 왼쪽, 오른쪽", "값 조절, 누르고 있으면 빠르게"),
    numbers: KeyLine("0~9", "번호로 이동"),
    ends: KeyLine("Home, End", "처음이나 끝으로 이동"),
    scrolling: KeyLine("Page Up, Page Down, 휠", "스크롤"),
    dismissing: KeyLine("Esc", "뒤로"),
    helping: KeyLine("?", "모든 키 보기"),
    repainting: KeyLine("Ctrl-L", "화면 다시 그리기"),
    suspending: KeyLine("Ctrl-Z", "잠시 셸로 돌아가기"),
    leaving: KeyLine("q", "나가기"),
    quitting: KeyLine("Ctrl-C", "바로 나가기")
  )
}
