import HeadlessUI
import JuiceModel
import JuiceScreens
import Testing
import TextRendering

@testable import juicemaker

struct AnswerTests {
  private func transcript(_ text: String) -> Transcript {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.utf8) }.makeIterator()
    var transcript = Transcript(status: 0)
    var session = Options.linear.session()
    transcript.status = session.answer(&lines, &transcript.output).rawValue
    return transcript
  }

  @Test func `each line is answered, even if it changes nothing`() {
    let opening = Options().kiosk().screen.outline + "\n"
    let transcript = transcript("\n# nothing\nexpect no alert\nshow")
    #expect(transcript.output == String(repeating: opening, count: 5))
    #expect(transcript.status == 0)
  }

  @Test func `numbers and commands have the same effect`() {
    let kiosk = Options().kiosk()
    let opening = kiosk.screen.outline + "\n"
    kiosk.perform(.order(.juiceButtonTapped("mango")))
    let alert = kiosk.screen.outline + "\n"
    #expect(transcript(" 7 ").output == opening + alert)
    #expect(transcript("tap \"망고쥬스 주문\"").output == opening + alert)
  }

  @Test func `a command that fails is refused, and the steps before its failure are shown`() {
    let kiosk = Options().kiosk()
    kiosk.perform(.order(.editStockButtonTapped))
    for _ in 0..<10 { kiosk.perform(.stockEdit(.decrementButtonTapped("kiwi"))) }
    let transcript = transcript("1\ndecrease \"키위\" by 11\ntpa\n8\n0")
    let answers = transcript.output.split(separator: "refused ")
    #expect(answers.count == 5)
    for (answer, reason) in zip(
      answers.dropFirst(),
      [
        "stopped after 10 of 11 steps: stepper \"키위\" can't be decreased from \"0\"",
        "\"tpa\" isn't a command;", "control 8 is disabled; use another number",
        "no control has number 0; use 1 to 12",
      ])
    {
      #expect(answer.hasPrefix(reason))
      #expect(answer.hasSuffix("\n" + kiosk.screen.outline + "\n"))
    }
    #expect(transcript.status == 1)
  }

  @Test func `a change is expected of a number, too`() {
    #expect(transcript("7\nexpect change\n1\nexpect change").status == 0)
    #expect(transcript("tap \"재고수정\"\n3\nexpect change\n2\nexpect change").status == 0)
    #expect(transcript("expect change").status == 1)
  }

  @Test func `a round of a repeat that fails is told`() {
    let lines = "repeat 3\ntap \"망고쥬스 주문\"\nend"
    #expect(transcript(lines).output.contains(" (in repetition 2 of 3)\n"))
  }

  @Test(arguments: ["+7", "-7", "+0"])
  func `a number with a sign isn't that of a control`(line: String) {
    let opening = Options().kiosk().screen.outline + "\n"
    let transcript = transcript(line)
    #expect(transcript.output.hasPrefix(opening + "refused "))
    #expect(transcript.output.hasSuffix("\n" + opening))
    #expect(transcript.status == 1)
  }

  @Test func `a repeat without an end isn't performed, and is bad data`() {
    let transcript = transcript("repeat 2\ntap \"망고쥬스 주문\"")
    let opening = Options().kiosk().screen.outline + "\n"
    #expect(transcript.output == String(repeating: opening, count: 3))
    #expect(transcript.status == 65)
  }
}
