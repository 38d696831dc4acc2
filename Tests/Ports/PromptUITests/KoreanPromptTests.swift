import FlowDriver
import HeadlessUI
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
    (["?  흐름", "q"], "\(PromptWords.korean.flowHelp)\n\(FlowParser.help)\n> "),
    (["도움말", "q"], PromptWords.korean.helpText + "\n> "),
    (
      ["2", "b 4개", "+ 3 개", "Close"],
      "\(koreanSheet)> \(stepper(4))> \(stepper(7))> 화면 \"Lamp\"\n값 \"Brightness\" \"7\"\n"
        + "버튼 \"Light it up\" \"7 W\" [1]\n> \n"
    ),
    (["4", "expect no alert", "q"], "바뀐 것이 없습니다.\n> 기대한 대로입니다.\n> "),
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
    #expect(Conversation(lines, words: .korean).answers == expected)
  }

  private static let reasons: [FlowError.Reason] = [
    .notFound(.button, name: "a", nearest: ["b"]), .notFound(.text, name: "a", nearest: []),
    .unidentified(.button, name: "a", identifier: "b", nearest: ["c"]),
    .ambiguous(name: "a", roles: [.button, .value], identifiers: ["b"]),
    .unfit(.value, name: "a", for: .tap), .unfit(.value, name: "a", for: .increment),
    .disabled(.button, name: "a"), .atBound(name: "a", value: "0", .decrement),
    .covered(.button, name: "a", by: .alert, named: "b"),
    .notDismissible(.alert, name: "a", buttons: ["b"]),
    .interrupted(after: 1, of: 2, .disabled(.button, name: "a")),
    .unexpected(found: "button \"a\" disabled", expected: "it enabled"),
  ]

  /// The reason why a line is no command.
  private static var syntax: FlowError.Reason? {
    do throws(FlowError) {
      _ = try Flow(parsing: "a", file: "f")
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: reasons + [syntax].compactMap { $0 })
  func `a refusal names the control, without a word of another language`(reason: FlowError.Reason) {
    let text = PromptWords.korean.refusal(reason)
    let rest = text.replacing(/"[^"]*"|\bid\b/, with: "")
    let letters = rest.unicodeScalars.filter { $0.properties.isAlphabetic }
    #expect(text.contains("\"a\""))
    #expect(letters.isEmpty == false && letters.allSatisfy { ("가"..."힣").contains($0) })
  }
}
