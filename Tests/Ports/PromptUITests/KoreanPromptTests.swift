import FlowDriver
import PromptUI
import Testing

/// The same as in `PromptPortTests`, in Korean.
struct KoreanPromptTests {
  private static let conversations: [([String], String)] = [
    (["나가기", "1"], ""), (["종료"], ""), (["끝내기"], ""), (["q"], ""),
    (
      ["1", "보기", "q"],
      "알림 \"It's lit\"\n  버튼 \"Close\" [1]\n> 알림 \"It's lit\"\n  버튼 \"Close\" [1]\n> "
    ),
    (["2", "내리기", "q"], "\(koreanSheet)> 화면 \"Lamp\"\n> "),
    (["ㅂ", "ㅂ"], "\(PromptWords.korean.unclearLeave)\n> "),
    (["2", "취소", "q"], "\(koreanSheet)> 화면 \"Lamp\"\n> "), (["repeat 2", "q"], "반복> "),
    (["?  흐름", "q"], "\(PromptWords.korean.flowHelp)\n\(FlowParser.forms)\n> "),
    (["도움말", "q"], PromptWords.korean.helpText + "\n> "),
    (
      ["2", "b 4", "b + 3", "Close"],
      "\(koreanSheet)> \(stepper(4))> \(stepper(7))> 화면 \"Lamp\"\n값 \"Brightness\" \"7\"\n"
        + "버튼 \"Light it up\" \"7 W\" [1]\n> \n"
    ),
    (["4", "expect no alert", "q"], "바뀐 것이 없습니다.\n> 바뀐 것이 없습니다.\n> "),
  ]

  private static func stepper(_ value: Int) -> String {
    "수량 조절 \"Brightness\" \"\(value)\", 줄이기 [2], 늘리기 [3]\n"
  }

  private static let koreanSheet = """
    시트 "Set it", 내리기 [4]
      버튼 "Close" [1]
      수량 조절 "Brightness" "1", 줄이기 [2], 늘리기 [3]

    """

  @Test(arguments: conversations)
  func `the prompt speaks and understands another language`(lines: [String], expected: String) {
    #expect(talk(to: Lamp(), lines, words: .korean).answers == expected)
  }
}
