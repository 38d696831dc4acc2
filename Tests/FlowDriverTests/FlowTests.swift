import FlowDriver
import HeadlessUI
import Testing

struct FlowTests {
  @Test(arguments: [0, 1_000])
  func `what is printed reads back as the same flow`(firstSeed: UInt64) throws {
    for seed in firstSeed..<firstSeed + 1_000 {
      var generator = FlowGenerator(seed: seed)
      let flow = generator.flow()
      let text = "\(flow)"
      let again = try Flow(parsing: text, file: "seed \(seed)")
      #expect(again == flow, "seed \(seed)")
      #expect(Array("\(again)".utf8) == Array(text.utf8), "seed \(seed)")
    }
  }

  @Test func `commands are numbered from one`() {
    #expect(Flow([.show, .dismiss]).steps.map { $0.line } == [1, 2])
  }

  @Test func `a flow prints one command a line`() {
    let flow = Flow([
      .tap(Target("딸기쥬스 주문", role: .button)), .tap("예"), .increase("딸기", by: 6),
      .decrease("a \"b\" \\ \n"), .expect(.button("x", isEnabled: false)), .expect(.noAlert),
    ])
    #expect(
      flow.description == #"""
        tap button "딸기쥬스 주문"
        tap "예"
        increase "딸기" by 6
        decrease "a \"b\" \\ \n"
        expect button "x" disabled
        expect no alert

        """#
    )
  }
}
