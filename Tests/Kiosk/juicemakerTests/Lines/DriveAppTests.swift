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
}
