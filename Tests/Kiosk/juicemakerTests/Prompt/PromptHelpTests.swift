import Foundation
import JuiceScreens
import JuiceViewModels
import Testing

@testable import juicemaker

struct PromptHelpTests {
  private let languages: [(PromptWords, Phrases)] = [(.korean, .korean), (.english, .english)]

  @Test(arguments: ["?", "help", "도움말", "HELP", "help me"])
  func `a word shows the help, with examples of this very screen`(word: String) {
    let output = Transcript.prompting("\(word)\n재고수정\n\(word)\nq").output
    #expect(
      output.contains(
        """
        > 다음 중 하나를 입력하고 Enter를 누르세요.
        2: 번호로 누르기
        딸기쥬스 주문: 이름으로 누르기
        보기: 화면 전체 다시 읽기
        나가기: 끝내기
        도움말 흐름: 흐름 명령 목록 보기 (흐름 명령도 입력할 수 있습니다)
        > 시트
        """))
    #expect(output.contains("\n1: 번호로 누르기\n닫기: 이름으로 누르기\n딸기 +3: 값을"))
    #expect(output.contains("expect button") == false)
  }

  @Test func `each example of the help works`() {
    for (words, phrases) in languages {
      let options = Options(phrases: phrases, isLinear: true)
      let kiosk = options.kiosk()
      for _ in 0..<2 {
        let lines = words.help(on: kiosk.screen).split(separator: "\n").dropFirst()
        #expect(lines.count >= 5)
        let isOnSheet = kiosk.state.destination == nil ? "" : "1\n"
        for line in lines {
          let example = line.prefix { ($0 == ":") == false }
          let transcript = Transcript.prompting("\(isOnSheet)\(example)\nshow", options: options)
          #expect(transcript.errors == "", "\(example)")
          let asks = transcript.output.components(separatedBy: "\n> ").count
          #expect(asks == (words.leave.contains("\(example)") ? 2 : 4) + isOnSheet.count / 2)
        }
        kiosk.perform(.order(.editStockButtonTapped))
      }
    }
  }

  @Test(arguments: ["help flow", "도움말 흐름", "? flow", "도움말 flows"])
  func `the help on flow commands is apart`(line: String) {
    #expect(Transcript.prompting("\(line)\nq").output.hasSuffix("> " + flowHelpText + "> "))
  }
}
