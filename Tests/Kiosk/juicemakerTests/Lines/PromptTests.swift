import PromptUI
import Testing

@testable import ProgramUI

/// The kiosk at the prompt, as a person hears it.
struct PromptTests {
  @Test func `a Korean session says no word of English`() {
    var prompt = PromptPort(Options("ko").kiosk, words: ProgramWords(in: "ko").prompt)
    let lines = [
      "?", "나", "xx", "99", "딸기", "딸기 3", "딸", "snapshot \"a\"", "바나나쥬스", "확인", "2", "취소", "2", "예",
      "망고 200", "망고 +1", "1", "tap 망고", "tapp", "repeat 2", "include \"a\"", "end", "end", "딸바쥬스",
      "expect title \"x\"", "expect no alert", "expect alert \"a\"", "expect change", "dismiss",
      "1", "키위 -1", "q", "q",
    ]
    var rest = lines.makeIterator()
    var said = ""
    var refused = ""
    prompt.run(&rest, &said, &refused)
    let names = (said + refused).replacing(/"[^"]*"/, with: "")
    let words = Set(names.matches(of: /[A-Za-z]+/).map { String($0.output) })
    #expect(words.subtracting(["q", "Enter"]) == [], "\(said)\(refused)")
  }
}
