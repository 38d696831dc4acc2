import Testing

@testable import ProgramUI

struct DriveAppTests {
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

  @Test(arguments: [
    ("\ntap \"예\"\nshow", "<stdin>:2: no button \"예\""),
    ("repeat 9\nshow\ntap \"재고수정\"\nend\nshow", "<stdin>:3: button \"재고수정\" is covered"),
  ])
  func `a step that fails ends the flow with its place and the screen`(
    flow: String, start: String
  ) {
    let transcript = Transcript.driving(flow)
    #expect(transcript.status == 1)
    #expect(transcript.errors.hasPrefix(start))
    #expect(transcript.errors.contains("\n  button "))
  }

  @Test(arguments: [
    ("show\ntap 예\nshow", "<stdin>:2:5: \"예\" isn't in double quotes"),
    ("show\nrepeat 2\nshow", "<stdin>:2:1: repeat isn't closed"),
    ("include \"a.flow\"", "<stdin>:1:"),
  ])
  func `a line that can't be read ends the flow with its place`(flow: String, start: String) {
    let transcript = Transcript.driving(flow)
    #expect(transcript.status == 65)
    #expect(transcript.errors.hasPrefix(start))
    #expect(transcript.errors.contains("\n  button ") == false)
  }
}
