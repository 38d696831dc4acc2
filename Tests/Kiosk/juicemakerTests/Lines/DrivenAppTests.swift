import HeadlessUI
import JuiceModel
import JuiceScreens
import Testing

@testable import CommandUI
@testable import juicemaker

struct DrivenAppTests {
  private let opening = Options.linear.opening

  private func after(_ count: String) -> String {
    opening.replacing(#"값 "망고" "10""#, with: "값 \"망고\" \"\(count)\"")
  }

  @Test func `a screen is printed after each command that changes it, and if it's asked for`() {
    let alert = "알림 \"망고 쥬스 나왔습니다! 맛있게 드세요!\"\n  버튼 \"확인\" [1]\n"
    let order = "tap \"망고쥬스 주문\"\nexpect change\n\n# nothing\ntap \"확인\"\n"
    let ordered = alert + after("7")
    let transcripts = ["", "show", order, "repeat 2\n\(order)end\nshow"].map {
      Transcript.driving($0)
    }
    let outputs = [
      opening, opening + opening, opening + ordered,
      opening + ordered + alert + after("4") + after("4"),
    ]
    #expect(transcripts == outputs.map { Transcript(status: 0, output: $0) })
  }

  private static let failures: [(String, Int32, String)] = [
    ("\ntap \"예\"\nshow", 1, "<stdin>:2: no button \"예\""),
    ("repeat 9\nshow\ntap \"재고수정\"\nend\nshow", 1, "<stdin>:3: button \"재고수정\" is covered"),
    ("show\ntap 예\nshow", 65, "<stdin>:2:5: \"예\" isn't in double quotes"),
    ("show\nrepeat 2\nshow", 65, "<stdin>:2:1: repeat isn't closed"),
    ("include \"a.flow\"", 65, "<stdin>:1:"),
  ]

  @Test(arguments: failures)
  func `a failure ends the flow with its place`(flow: String, status: Int32, start: String) {
    let transcript = Transcript.driving(flow)
    #expect(transcript.status == status)
    #expect(transcript.errors.hasPrefix(start))
    #expect(transcript.errors.contains("\n  button ") == (status == 1))
  }

  private static let orders = [
    " 7 ", "tap \"망고쥬스 주문\"", "7\n\n# nothing\nexpect change\nshow",
  ]

  @Test(arguments: orders)
  func `each line of a program is answered with the outline`(lines: String) {
    let kiosk = Options.linear.kiosk
    let opening = kiosk.screen.outline + "\n"
    kiosk.perform(.order(.juiceButtonTapped(.mango)))
    let count = lines.split(separator: "\n", omittingEmptySubsequences: false).count
    let answers = String(repeating: kiosk.screen.outline + "\n", count: count)
    #expect(Transcript.answering(lines) == Transcript(status: 0, output: opening + answers))
  }

  private static let refused: [(String, String)] = [
    ("0", "no control has number 0, only 1 to 8"), ("9", "no control has number 9, only 1 to 8"),
    ("+7", "\"+7\" isn't a command"), ("-3", "\"-3\" isn't a command"),
    ("tpa", "\"tpa\" isn't a command"),
    ("1\n4\n3\n3\ndecrease \"딸기\" by 11", "stopped after 9 of 11 steps: "),
    ("1\ndecrease \"딸기\" by 10\n3", "control 3 is disabled"),
    ("repeat 2\n7\nend", "\"7\" isn't a command"),
    ("repeat 2\ntap \"망고쥬스 주문\"\nend", "button \"망고쥬스 주문\" is covered by alert"),
  ]

  @Test(arguments: refused)
  func `a line that can't be performed is refused before its answer`(lines: String, start: String) {
    let transcript = Transcript.answering(lines)
    let answers = transcript.output.split(separator: "\n\n")
    let refusals = answers.filter { $0.hasPrefix("refused \(start)") }
    #expect(refusals.count == 1)
    #expect(answers.count == lines.split(separator: "\n").count + 1)
    #expect(transcript.status == 1)
  }

  @Test func `a repeat without an end isn't performed, and is bad data`() {
    let outline = Options.linear.kiosk.screen.outline + "\n"
    let transcript = Transcript.answering("repeat 2\ntap \"망고쥬스 주문\"")
    #expect(transcript == Transcript(status: 65, output: outline + outline + outline))
  }
}
