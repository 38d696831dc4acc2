import JuiceViewModels
import PromptUI
import Testing

@testable import CommandUI
@testable import juicemaker

/// The kiosk at the prompt, as a person hears it.
struct PromptTests {
  /// Returns what the prompt says after its first screen, with refusals in their place.
  private func conversation(_ language: String, _ lines: String...) -> String {
    let options = Options(language)
    var prompt = PromptPort(options.kiosk, words: CommandWords(in: language).prompt)
    let spoken = Spoken()
    var (rest, output, errors) = (lines.makeIterator(), spoken, spoken)
    prompt.run(&rest, &output, &errors)
    let start = spoken.text.firstRange(of: "\n> ")?.upperBound
    return String(spoken.text[(start ?? spoken.text.startIndex)...])
  }

  @Test func `changes that nobody saved are kept until a person says so twice`() {
    let expected = """
      시트 "재고 추가", 취소하면 원래대로
        버튼 "닫기", 닫으면 저장 [1]
        버튼 "취소", 취소 [2]
        수량 조절 "딸기" "10", 줄이기 [3], 늘리기 [4]
        수량 조절 "바나나" "10", 줄이기 [5], 늘리기 [6]
        수량 조절 "파인애플" "10", 줄이기 [7], 늘리기 [8]
        수량 조절 "키위" "10", 줄이기 [9], 늘리기 [10]
        수량 조절 "망고" "10", 줄이기 [11], 늘리기 [12]
      > 수량 조절 "망고" "13", 변경됨, 줄이기 [11], 늘리기 [12]
      > 수량 조절 "망고" "20", 변경됨, 줄이기 [11], 늘리기 [12]
      > 수량 조절 "망고" "23", 변경됨, 줄이기 [11], 늘리기 [12]
      > \(PromptWords.korean.question)
      > 바꾼 내용을 저장하지 않고 닫았습니다.
      화면 "맛있는 쥬스를 만들어 드려요!"
      > 
      """
    #expect(conversation("ko", "재고", "망고 + 3", "망고 20개", "＋３", "ㅂ", "내리기", "q") == expected)
  }

  @Test func `the start of a name orders, and a value is read and never changed`() {
    let expected = """
      alert "Banana juice is ready! Enjoy!"
        button "OK" [1]
      > screen "Fresh juice, made for you!"
      value "Banana" "8"
      > value "Banana" "8"
      > no button "kiwi jucie". Did you mean "Kiwi juice"?
      > value "Kiwi" can't be increased
      > 
      """
    let said = conversation("en", "banana j", "ok", "banana", "kiwi jucie", "kiwi 20", "q")
    #expect(said == expected)
  }

  @Test func `a Korean session says no word of English`() {
    let said = conversation(
      "ko", "?", "나", "xx", "99", "딸기", "딸기 3", "딸", "snapshot \"a\"", "바나나쥬스", "확인", "2", "취소",
      "2", "예", "망고 200",
      "망고 +1", "1", "tap 망고", "tapp", "repeat 2", "include \"a\"", "end", "end", "딸바쥬스",
      "expect title \"x\"", "expect no alert", "expect alert \"a\"", "expect change", "dismiss",
      "1", "키위 -1", "q", "q")
    let names = said.replacing(/"[^"]*"/, with: "")
    let words = Set(names.matches(of: /[A-Za-z]+/).map { String($0.output) })
    #expect(words.subtracting(["q", "Enter"]) == [], "\(said)")
  }
}

/// A stream that several can write to.
private final class Spoken: TextOutputStream {
  private(set) var text = ""

  func write(_ string: String) { text += string }
}
