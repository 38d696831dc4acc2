import Foundation
import JuiceModel
import JuiceScreens
import Testing
import TextRenderer

@testable import juicemaker

struct PromptTests {
  private let opening = Options.linear.opening

  @Test func `the end of input quits`() {
    #expect(
      Transcript.prompting("") == Transcript(status: 0, output: opening + promptHint + "> \n"))
  }

  @Test func `quit quits`() {
    #expect(
      Transcript.prompting(" quit \nshow")
        == Transcript(status: 0, output: opening + promptHint + "> "))
  }

  @Test func `help lists the commands and the numbers`() {
    let output = Transcript.prompting("help\nquit").output
    #expect(output.contains("expect button NAME [enabled|disabled]"))
    #expect(output.contains(#"button "망고쥬스 주문" [7]"#))
  }

  @Test func `a number activates the control with that number`() {
    let transcript = Transcript.prompting("7\n1\nquit")
    #expect(transcript.output.contains(#"알림 "망고 쥬스 나왔습니다! 맛있게 드세요!""#))
    #expect(transcript.output.hasSuffix(#""망고" "7""# + restOfScreen + "> "))
    #expect(transcript.errors == "")
  }

  @Test func `a change is expected of a number, too`() {
    #expect(Transcript.prompting("7\nexpect change\n1\nexpect change").errors == "")
    #expect(Transcript.prompting("expect change").errors.contains("expected a change"))
  }

  @Test(arguments: ["0", "9", "-1", "\(Int.min)", "\(Int.max)"])
  func `a number that no control has is an error`(number: String) {
    let transcript = Transcript.prompting("\(number)\nquit")
    #expect(transcript.errors == "no control has number \(number); use 1 to 8\n")
    #expect(transcript.output == opening + promptHint + "> > ")
  }

  @Test func `the number of a disabled control is an error`() {
    let transcript = Transcript.prompting("tap \"재고수정\"\ndecrease \"딸기\" by 10\n2\nquit")
    #expect(transcript.errors == "control 2 is disabled; use another number\n")
  }

  @Test func `the steps before an error are shown`() {
    let transcript = Transcript.prompting("1\nincrease \"딸기\" by 200\n3\nquit")
    #expect(transcript.output.hasSuffix(#", 내리기 [12]"# + "\n" + restOfSheet + "> > "))
    #expect(transcript.errors.contains("stopped after 90 of 200 steps"))
    #expect(transcript.errors.hasSuffix("control 3 is disabled; use another number\n"))
  }

  @Test func `a repeat goes on until its end, even after a line that doesn't parse`() {
    let text = "repeat 2\n7\ntap \"망고쥬스 주문\"\ntap \"확인\"\nend\nexpect value \"망고\" \"4\"\nquit"
    let transcript = Transcript.prompting(text)
    let prompts = "> repeat> repeat> repeat> repeat> 알림 "
    #expect(transcript.output.hasPrefix(opening + promptHint + prompts))
    #expect(transcript.output.hasSuffix(restOfScreen + "> > "))
    #expect(transcript.errors.hasPrefix("\"7\" isn't a command; use tap"))
    #expect(transcript.errors.split(separator: "\n").count == 1)
  }

  @Test func `a person can quit within a repeat`() {
    let transcript = Transcript.prompting("repeat 2\nquit")
    #expect(transcript.output == opening + promptHint + "> repeat> ")
  }

  @Test func `an error is printed, and the prompt goes on`() {
    let transcript = Transcript.prompting("tpa\ntap \"재고수\"\nexpect no alert\nshow\nquit")
    #expect(
      transcript.errors == """
        "tpa" isn't a command; use tap, increase, decrease, dismiss, expect, show, snapshot, \
        include, repeat, end; the nearest is tap
        no button "재고수" here; the nearest: "재고수정", "망고쥬스 주문", "망고키위쥬스 주문"

        """
    )
    #expect(transcript.output == opening + promptHint + "> > > > " + opening + "> ")
  }

  private var restOfSheet: String {
    let kiosk = Options.linear.kiosk()
    kiosk.perform(.order(.editStockButtonTapped))
    for _ in 0..<90 { kiosk.perform(.stockEdit(.incrementButtonTapped("strawberry"))) }
    let reading = Options.linear.renderer.render(kiosk.screen)
    return reading.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
  }

  private var restOfScreen: String {
    guard let mango = opening.range(of: #""망고" "10""#) else { return "" }
    return String(opening[mango.upperBound...])
  }
}
